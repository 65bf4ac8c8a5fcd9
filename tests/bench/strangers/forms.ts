/**
 * The forms of a page, as a browser would send them (by none of their named buttons), and spoilt by texts as long as a
 * form may be.
 */
import { JSDOM } from 'jsdom'
import { FORM, type Input, type Stranger, withFile } from './stranger'

type Field = { name: string; value: string; isText: boolean }
export type PageForm = { path: string; takesFile: boolean; fields: Field[] }

/** Forms posted to a page; not those of the frame, which only lead on or end the session. */
const FRAME = ['/logout', '/data']
const TEXTS = 'input:not([type]), input[type=text], input[type=number], input[type=search], textarea'

export async function formsOf(stranger: Stranger, path: string): Promise<PageForm[]> {
  const { status, html } = await stranger.send({ path })
  return status === 200 ? formsIn(html, path) : []
}

export function formsIn(html: string, path: string): PageForm[] {
  const { window } = new JSDOM(html)
  return [...window.document.querySelectorAll<HTMLFormElement>('main form[method=post]')].flatMap((form) => {
    const action = form.getAttribute('action') ?? path
    if (FRAME.includes(action.split('?', 1)[0] ?? '')) return []
    const texts = new Set([...form.querySelectorAll<HTMLInputElement>(TEXTS)].map(({ name }) => name))
    const fields = [...new window.FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value, isText: texts.has(name) }] : [],
    )
    return [{ path: action, takesFile: form.enctype === 'multipart/form-data', fields }]
  })
}

/** What makes a form be refused: a text repeated again and again. */
export const FILLINGS = {
  digits: '1',
  blanks: '10 \t',
  dots: '01.',
  words: 'mois ',
  brackets: '((',
  'signs of three bytes': 'ﷺ',
} as const

/** The largest refused form that is answered in place (32 kB, with its surroundings). */
const MOST_BYTES = 31 * 1024

export const asItStands = (form: PageForm) => sent(form, ({ value }) => value)

/** As much as fits, divided among the text fields. */
export function filled(form: PageForm, piece: string): Input {
  const texts = form.fields.filter(({ isText }) => isText).length
  const bytes = new URLSearchParams({ a: piece }).toString().length - 2
  const text = piece.repeat(Math.floor(MOST_BYTES / Math.max(1, texts) / bytes))
  return sent(form, ({ isText, value }) => (isText ? text : value))
}

function sent({ path, takesFile, fields }: PageForm, textOf: (field: Field) => string): Input {
  const pairs = fields.map((field): [string, string] => [field.name, textOf(field)])
  if (takesFile) return { path, ...withFile(Object.fromEntries(pairs)) }
  return { path, type: FORM, body: new URLSearchParams(pairs).toString() }
}
