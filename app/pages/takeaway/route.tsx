/** The downloads of the synthesis under /data; the last part of the path is the type of file. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { synthesisCsv } from '~/takeaway/csv'
import { pdfContent } from '~/takeaway/pdf-content'
import { WorkNotDone } from '~/threads/thread-pool'
import type { ResourceHandle } from '~/ui/frame/page-handle'
import { requireAnswer } from '~/ui/require-answer'
import { synthesisView } from '~/ui/synthesis/view'
import { type FileRequest, sheetOf, writeJson } from './contents'

export const handle = { guard: 'visitor', methods: ['GET', 'HEAD'] } satisfies ResourceHandle

const FILES = {
  pdf: { type: 'application/pdf', write: writePdf },
  csv: { type: 'text/csv; charset=utf-8', write: async (file: FileRequest) => synthesisCsv(sheetOf(file)) },
  json: { type: 'application/json; charset=utf-8', write: writeJson },
}

/** Answers the file, or redirects to the page that says why there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ending = endingOf(new URL(request.url))
  const { type, write } = FILES[ending]
  const answers = requireAnswer(await context.estimate.readSynthesis())
  const view = synthesisView(answers, context.language)
  const { digest } = view
  if (!digest) throw redirect(pathIn(context.language, '/synthesis'))
  const name = context.t('takeaway.fileName')
  return new Response(await write({ context, signal: request.signal, answers: { ...answers, view }, digest }), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}-${digest.computedOn}.${ending}"`,
      'Content-Language': context.language,
      'Cache-Control': 'no-store',
    },
  })
}

/** The type of file, from one of the paths in remix.config.js, with or without a trailing slash. */
function endingOf({ pathname }: URL): keyof typeof FILES {
  const ending = /\.(\w+)\/?$/.exec(pathname)?.[1] ?? ''
  if (!Object.hasOwn(FILES, ending)) throw new Error('a path of no file')
  return ending as keyof typeof FILES
}

/** If it cannot be written, redirects to the page with the links, since a browser would save an error page as the file. */
async function writePdf(file: FileRequest) {
  const { context, signal } = file
  try {
    return await context.writePdf(pdfContent(sheetOf(file)), signal)
  } catch (error) {
    if (!(error instanceof WorkNotDone)) throw error
    context.report(error)
    throw redirect(pathSaying(pathIn(context.language, '/data'), 'file', 'none'))
  }
}
