/**
 * Papers sent as a file, of which nothing is kept: the text of an extract replaces the pasted one, and the figures of the
 * letter of a forecast fill its fields.
 */
import type { SubmissionResult } from '@conform-to/dom'
import type { AppLoadContext } from '@remix-run/node'
import { FORECAST } from '~/forms/career/form'
import { readCareerForm } from '~/forms/career/read'
import { textOf } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { figuresOf, filledWith } from '~/ui/own-papers/read-figures'
import { placeOfFile, readSent, sentFile, statusOfFile } from '~/ui/own-papers/sent-file'
import { FORECAST_FILE } from './forecast-file'

/** The ways that a file can go, in the order of their fields on the page. */
const WAYS_OF_FILES = ['extract', 'forecast'] as const

/**
 * The form, on the way that its file says: whoever has chosen a letter in its field has not answered by a few figures, whatever is
 * still ticked. A file that is sent alone, as by a program, goes the way that is ticked, where that takes one.
 */
export function onWayOfFile(posted: FormData): FormData {
  const place = placeOfFile(posted)
  const ticked = textOf(posted, 'way')
  const isAlone = posted.getAll('file').length === 1
  const way = isAlone ? (WAYS_OF_FILES.find((one) => one === ticked) ?? 'extract') : WAYS_OF_FILES[place]
  if (place < 0 || !way || way === ticked) return posted
  const form = new FormData()
  for (const [name, value] of posted) if (name !== 'way') form.append(name, value)
  form.set('way', way)
  return form
}

/**
 * Reads the form with the text of its file, if it has one. `status`: the status of the answer if it is not saved. `again`: the
 * returned form, with any problem at the field of the file. It leaves out the file's text, which the visitor did not type, and
 * the file itself, since a browser never sends a chosen file twice.
 */
export async function withFile(posted: FormData, context: Pick<AppLoadContext, 'readPaper'>, signal: AbortSignal) {
  const file = textOf(posted, 'way') === 'extract' ? sentFile(posted) : null
  if (!file)
    return {
      read: readCareerForm(posted),
      status: statusOfFile(null),
      again: <Form extends SubmissionResult>(form: Form) => form,
    }
  const reading = await readingOf(file, { isTextToo: textOf(posted, 'extract').trim() !== '', context, signal })
  const form = new FormData()
  for (const [name, value] of posted) if (name !== 'extract' && name !== 'file') form.append(name, value)
  form.append('extract', 'text' in reading ? reading.text : '')
  const problem = 'problem' in reading ? reading.problem : null
  return {
    read: readCareerForm(form),
    status: statusOfFile(problem),
    again: <Form extends SubmissionResult>(returned: Form): Form => {
      const { extract, ...error } = returned.error ?? {}
      const key = problem ?? (extract?.[0] === 'required' ? 'fileWithoutText' : extract?.[0]) ?? 'fileAgain'
      const typed = { ...returned.initialValue, extract: textOf(posted, 'extract') }
      return { ...returned, initialValue: typed, error: { ...error, file: [key] } }
    },
  }
}

type FileRequest = { isTextToo: boolean; context: Pick<AppLoadContext, 'readPaper'>; signal: AbortSignal }

const readingOf = async (
  file: File,
  { isTextToo, context, signal }: FileRequest,
): Promise<{ text: string } | { problem: ProblemKey }> =>
  isTextToo ? { problem: 'fileOrText' } : readSent(file, (bytes) => context.readPaper(bytes, signal))

/** The figures that the letter is there for. */
const MATTERS = ['ramd', 'scale', 'forecastYear'] as const

/** A form filled from the letter of a forecast, to be shown before anything is saved. null: there is no such file. */
export async function withForecast(
  posted: FormData,
  context: Pick<AppLoadContext, 'readFigures'>,
  signal: AbortSignal,
) {
  const file = textOf(posted, 'way') === 'forecast' ? sentFile(posted) : null
  if (!file) return null
  const reading = await figuresOf(file, { as: 'forecast', context, signal })
  if ('problem' in reading)
    return { posted, instead: { again: { error: { [FORECAST_FILE]: [reading.problem] } }, status: reading.status } }
  const { filled, read } = filledWith(reading, { posted, fields: FORECAST, matters: () => MATTERS })
  return { posted: filled, instead: { again: { read }, status: 200 } }
}
