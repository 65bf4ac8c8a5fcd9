/** Express and `renderToString`, and nothing else: `/<fields>` answers with a page of so many. gzip where it is asked for. */
import { gzipSync } from 'node:zlib'
import express from 'express'
import { renderToString } from 'react-dom/server'
import { Form, incomes } from './form'

const app = express().disable('x-powered-by').disable('etag')

app.get('/:fields', ({ params, headers }, response) => {
  const page = renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Old-age pension estimate</title>
      </head>
      <body>
        <Form years={incomes(Number(params.fields))} />
      </body>
    </html>,
  )
  const html = `<!doctype html>${page}`
  response.type('html')
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return void response.send(html)
  response.setHeader('Content-Encoding', 'gzip')
  response.send(gzipSync(html))
})

app.listen(Number(process.env.PORT), '127.0.0.1')
