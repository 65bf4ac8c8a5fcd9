/**
 * The operator's own name: settings OPERATOR_*. Where a text or an address differs by language, it is given for each of them with `|`
 * between, in the order of the languages: `Caisse de compensation d’Exemple | Ausgleichskasse Exemple`.
 */
import { z } from 'zod'
import { LANGUAGES, type Language } from '~/language/language'
import { type OwnColours, tooLow } from '~/styles/own-colours'
import type { RefuseSetting } from './parties'

/** A value in each language. */
export type Localised<Value> = Record<Language, Value>

/** Nothing that looks like markup, ends a line or turns the direction of the text. */
const PLAIN = /^[^<>{}\p{Cc}\p{Cf}\u2028\u2029]+$/u
const MOST_OF_NAME = 100
const MOST_OF_LINE = 500
const MOST_OF_ADDRESS = 300
const MOST_OF_PATH = 4096
const MOST_GIVEN = 2 * MOST_OF_PATH + 3

const MAIL = /^[a-z0-9.!#$%&'*+/=?^_`~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

type ParseResult<Value> = { value: Value } | { problem: string }

/** A setting with one value for all languages, or one for each. */
const localised = <Value>(read: (text: string) => ParseResult<Value>) =>
  z
    .string()
    .max(MOST_GIVEN)
    .transform((text, context): Localised<Value> => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      const given = text.split('|').map((part) => part.trim())
      if (given.length !== 1 && given.length !== LANGUAGES.length)
        return refuse(`must be one for all languages, or ${LANGUAGES.length} with | between (${LANGUAGES.join(' | ')})`)
      const values: [Language, Value][] = []
      for (const [at, language] of LANGUAGES.entries()) {
        const result = read(given[given.length === 1 ? 0 : at] ?? '')
        if ('problem' in result) return refuse(result.problem)
        values.push([language, result.value])
      }
      return Object.fromEntries(values) as Localised<Value>
    })

const isPlain = (text: string, most: number) => text.length <= most && PLAIN.test(text)

const readName = (name: string): ParseResult<string> =>
  isPlain(name, MOST_OF_NAME)
    ? { value: name }
    : { problem: `must be plain text of 1 to ${MOST_OF_NAME} characters, without < > { }` }

/** @returns as it stands in a link; null: no such address */
function webAddress(text: string): string | null {
  if (text.length > MOST_OF_ADDRESS || !text.startsWith('https://') || !URL.canParse(text)) return null
  const { username, password, href } = new URL(text)
  return username === '' && password === '' ? href : null
}

function readContact(text: string): ParseResult<string> {
  const mail = text.replace(/^mailto:/i, '')
  if (text.length <= MOST_OF_ADDRESS && MAIL.test(mail)) return { value: `mailto:${mail}` }
  const web = webAddress(text)
  return web === null
    ? { problem: 'must be an e-mail address, such as info@example.ch, or an address that begins with https://' }
    : { value: web }
}

/** A link, a file of plain text, or the text itself. */
export type ImprintSetting = { link: string } | { file: string } | { text: string }

const IMPRINT = 'must be an address (https://...), the path of a text file (/... or ./...), or plain text'

function readImprint(text: string): ParseResult<ImprintSetting> {
  if (/^https?:/i.test(text)) {
    const link = webAddress(text)
    return link === null ? { problem: IMPRINT } : { value: { link } }
  }
  if (/^\.{0,2}\//.test(text)) return { value: { file: text } }
  // One word is more likely the name of a file.
  return isPlain(text, MOST_OF_LINE) && text.includes(' ') ? { value: { text } } : { problem: IMPRINT }
}

const COLOURS = /^(#[0-9a-f]{6})[ ,]+(#[0-9a-f]{6})$/i

function readColours(text: string, context: z.RefinementCtx): OwnColours {
  const [, first = '', second = ''] = COLOURS.exec(text.slice(0, MOST_OF_NAME))?.map((one) => one.toLowerCase()) ?? []
  const colours = { light: first, dark: second }
  const low = first === '' ? null : tooLow(colours)
  const refuse = (message: string) => void context.addIssue({ code: 'custom', message })
  if (first === '') refuse('must be two colours, #rrggbb #rrggbb: that of the light pages, then that of the dark ones')
  if (low)
    refuse(
      // Cut off, since 4.46 must not read as 4.5.
      `${low.scheme === 'light' ? 'the first, of the light pages,' : 'the second, of the dark pages,'} has too little contrast: ${low.text} on ${low.ground} ${Math.floor(low.ratio * 100) / 100}:1, needed are ${low.needed}:1`,
    )
  return colours
}

export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: localised(readName).optional(),
  /** Where people write to. */
  OPERATOR_CONTACT: localised(readContact).optional(),
  /** For data protection, and for accessibility; by default the contact. */
  OPERATOR_PRIVACY_CONTACT: localised(readContact).optional(),
  OPERATOR_ACCESSIBILITY_CONTACT: localised(readContact).optional(),
  OPERATOR_IMPRINT: localised(readImprint).optional(),
  /** The path of an SVG or PNG file. */
  OPERATOR_LOGO: z.string().max(MOST_OF_PATH).optional(),
  OPERATOR_COLOURS: z.string().transform(readColours).optional(),
}

export type OperatorSettings = z.infer<z.ZodObject<typeof OPERATOR_SETTINGS>>

/** What makes sense only with a name. Colours need none. */
const WITH_NAME = [
  'OPERATOR_CONTACT',
  'OPERATOR_PRIVACY_CONTACT',
  'OPERATOR_ACCESSIBILITY_CONTACT',
  'OPERATOR_IMPRINT',
  'OPERATOR_LOGO',
] as const

export function checkOperator(settings: OperatorSettings, refuse: RefuseSetting): void {
  const given = settings.OPERATOR_NAME ? undefined : WITH_NAME.find((name) => settings[name] !== undefined)
  if (given) refuse('OPERATOR_NAME', `is needed with ${given}`)
}
