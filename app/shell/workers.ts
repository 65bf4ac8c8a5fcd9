/** What works beside the event loop: threads that write PDFs and compute long estimates, and a process that reads papers. */
import type { Calculated, Calculation } from '~/estimate/answers/calculation'
import { inThread } from '~/estimate/calculate'
import { TooBusy } from '~/estimate/outcome'
import type { Measures } from '~/measures/measures'
import { type FileReading, MOST_ANSWER_BYTES, MOST_RESIDENT_BYTES, READ_MS } from '~/papers/files/file-reading'
import { processFlags } from '~/papers/files/process-flags'
import { type FiguresReading, type PaperAnswer, type PaperRequest, paperMessage } from '~/papers/paper-request'
import type { PdfContent } from '~/takeaway/pdf-part'
import { type QueueOptions, type Spent, WorkNotDone } from '~/threads/pool'
import { createProcessPool } from '~/threads/process-pool'
import { createThreadPool } from '~/threads/thread-pool'
import type { ProductOptions } from './product-rooms'

/** Beside the server, where it is built (vite.config.ts). */
const PDF_THREAD = import.meta.env.DEV ? './app/takeaway/pdf-thread.dev.mjs' : './pdf-thread.js'
const ESTIMATE_THREAD = import.meta.env.DEV ? './app/estimate/estimate-thread.dev.mjs' : './estimate-thread.js'
const PAPER_PROCESS = import.meta.env.DEV ? './app/papers/files/paper-process.dev.mjs' : './paper-process.js'

type WorkersOptions = {
  /** Where the server's own file is. */
  serverUrl: string
  measures: Measures | undefined
  /** Called with the reason why an estimate was not computed in its thread. */
  reportEstimate: (error: unknown) => void
}

export function createWorkers({ serverUrl, measures, reportEstimate }: WorkersOptions) {
  const told = (work: Parameters<Measures['threadDone']>[0]): QueueOptions['told'] =>
    measures && ((outcome, ms) => measures.threadDone(work, outcome, ms))

  const pdf = createThreadPool<PdfContent, Uint8Array<ArrayBuffer>>({
    file: new URL(PDF_THREAD, serverUrl),
    told: told('pdf'),
  })
  const estimate = createThreadPool<Calculation, Calculated>({
    file: new URL(ESTIMATE_THREAD, serverUrl),
    told: told('estimate'),
  })
  const paperFile = new URL(PAPER_PROCESS, serverUrl)
  const paper = createProcessPool<PaperAnswer>({
    file: paperFile,
    // Vite, which runs it in development, needs more.
    flags: import.meta.env.DEV ? [] : processFlags(paperFile),
    mostWaiting: 8,
    deadlineMs: READ_MS,
    mostBytes: MOST_RESIDENT_BYTES,
    mostAnswerBytes: MOST_ANSWER_BYTES,
    told: told('paper'),
  })

  async function read(request: PaperRequest, file: Uint8Array, ...given: [signal: AbortSignal, spent: Spent]) {
    const reading = await paper.run(paperMessage(request, file), ...given)
    measures?.paperRead('problem' in reading ? reading.problem : 'text')
    return reading
  }
  // The process answers what it is asked.
  const readPaper: ProductOptions['readPaper'] = async (...given) =>
    (await read({ as: 'text' }, ...given)) as FileReading
  const readFigures: ProductOptions['readFigures'] = async (...given) => (await read(...given)) as FiguresReading

  return {
    writePdf: pdf.run,
    readPaper,
    readFigures,
    calculate: inThread((one, spent) => estimate.run(one, undefined, spent).catch(tooBusy(reportEstimate))),
    /** How much work of each kind waits. */
    waitingFor: { pdf: pdf.waiting, paper: paper.waiting, estimate: estimate.waiting },
    close: () => Promise.all([pdf.close(), paper.close(), estimate.close()]),
  }
}

const tooBusy = (report: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof WorkNotDone)) throw error
  report(error)
  throw new TooBusy()
}
