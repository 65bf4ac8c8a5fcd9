/** Bare Node: answers with the bytes of a file, held in memory, and compressed once. What no server on Node can exceed. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const plain = readFileSync(String(process.env.PAGE))
const compressed = gzipSync(plain, { level: 9 })
const type = { 'content-type': 'text/html; charset=utf-8' }

createServer(({ headers }, response) => {
  const gzip = /\bgzip\b/.test(String(headers['accept-encoding']))
  const body = gzip ? compressed : plain
  const encoding = gzip ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(200, { ...type, ...encoding, 'content-length': body.length }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
