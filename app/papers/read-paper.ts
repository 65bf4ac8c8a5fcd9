/** Reads a file as its question asks: its text, or the figures that stand in it. */
import { certificateOn, forecastOn, kindOfPaper, paperLines, statement3aOn } from './figures'
import { readPaperFile } from './files/paper-file'
import { type FiguresReading, type FiguresRequest, type PaperAnswer, partsOfMessage } from './paper-request'

/** Throws nothing, whatever the file. */
export async function readPaper(message: Uint8Array): Promise<PaperAnswer> {
  const { request, file } = partsOfMessage(message)
  const reading = await readPaperFile(file)
  if ('problem' in reading) return reading
  return request.as === 'text' ? { text: withoutRoom(reading.text) } : figuresIn(reading.text, request)
}

/** Only tables of figures are read by their places. */
const withoutRoom = (text: string) => text.replace(/ {3,}/g, '  ')

function figuresIn(text: string, { as, today }: FiguresRequest): FiguresReading {
  const lines = paperLines(text)
  const seems = kindOfPaper(lines)
  if (seems !== null && seems !== as) return { other: seems }
  const none = { ages: [], agesLine: null }
  if (as === 'certificate') return certificateOn(lines)
  return { figures: as === 'forecast' ? forecastOn(lines) : statement3aOn(lines, { today }), ...none }
}
