/** The downloads of the synthesis under /data; the last part of the path is the type of file. */

import { setImmediate as othersTurn } from 'node:timers/promises'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readFiguresAndNeed, readSavingsAssumptions } from '~/estimate/read/figures'
import { readPlan } from '~/estimate/read/plan'
import { pathIn } from '~/language/language'
import { pathSaying } from '~/language/own-path'
import { synthesisCsv } from '~/takeaway/csv'
import { pdfContent } from '~/takeaway/pdf-content'
import { WorkNotDone } from '~/threads/pool'
import type { ResourceHandle } from '~/ui/frame/page-handle'
import { synthesisView } from '~/ui/synthesis/view'
import { type FileRequest, sheetOf, writeJson } from './contents'
import { writeCalendar } from './write-calendar'

export const handle = { guard: 'visitor', methods: ['GET', 'HEAD'] } satisfies ResourceHandle

const FILES = {
  pdf: { type: 'application/pdf', name: 'fileName', write: orLeadToData('none', writePdf) },
  csv: {
    type: 'text/csv; charset=utf-8',
    name: 'fileName',
    write: async (file: FileRequest) => synthesisCsv(sheetOf(file)),
  },
  json: { type: 'application/json; charset=utf-8', name: 'fileName', write: writeJson },
  ics: { type: 'text/calendar; charset=utf-8', name: 'calendarName', write: orLeadToData('noDays', writeCalendar) },
} as const

/** The file, or the page that says why there is none. Other requests are answered between its parts, of milliseconds each. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ending = endingOf(new URL(request.url))
  const { type, name, write } = FILES[ending]
  const answers = await context.estimate.ask(readFiguresAndNeed)
  const view = synthesisView(answers, context.language)
  const { digest } = view
  if (!digest) throw redirect(pathIn(context.language, '/synthesis'))
  const { plan } = await context.estimate.ask(readPlan)
  const savings = (await context.estimate.ask(readSavingsAssumptions)).answer
  await othersTurn()
  const file = { context, signal: request.signal, answers: { ...answers, view }, digest, plan: plan.answer, savings }
  return new Response(await write(file), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${context.t(`takeaway.${name}`)}-${digest.computedOn}.${ending}"`,
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

/** If there is no file, redirects to the page with the links, since a browser would save an error page as the file. */
function orLeadToData(word: string, write: (file: FileRequest) => Promise<string | Uint8Array<ArrayBuffer> | null>) {
  return async (file: FileRequest) => {
    const written = await write(file)
    if (written === null) throw redirect(pathSaying(pathIn(file.context.language, '/data'), 'file', word))
    return written
  }
}

/** null: there was no room or no time. */
async function writePdf(file: FileRequest) {
  const { context, signal } = file
  try {
    const sheet = sheetOf(file)
    await othersTurn()
    return await context.writePdf(pdfContent(sheet), signal)
  } catch (error) {
    if (!(error instanceof WorkNotDone)) throw error
    context.report(error)
    return null
  }
}
