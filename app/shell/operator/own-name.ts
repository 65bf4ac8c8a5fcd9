/** The operator of the settings, with the files that they name: read and checked once, at the start. */
import { createHash } from 'node:crypto'
import { type StyleSheet, styleSheet } from '~/door/files/style-sheet'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { LANGUAGES, type Language } from '~/language/language'
import { contrastsOf, sheetOf } from '~/styles/own-colours'
import type { Operator } from '~/ui/frame/operator'
import { readSettingFile } from '../setting-file'
import type { ImprintSetting, Localised, OperatorSettings } from '../settings/operator'
import { PNG_SIGNATURE, readPng } from './logo-png'
import { readSvg } from './logo-svg'
import { OPERATOR_FOLDER, type OperatorFile } from './operator-files'

export type OwnName = {
  /** As pages show it, in each language; null: who runs the service is not told. */
  operator: Record<Language, Operator | null>
  /** The sheet of its colours, and their lowest contrast; null: the product's own. */
  colours: { sheet: StyleSheet; leastContrast: number } | null
  files: readonly OperatorFile[]
}

const MOST_OF_LOGO = 64 * 1024
const MOST_OF_IMPRINT = 20_000

/** @throws {SettingsError} naming the setting whose file is missing, too large or not what it must be */
export function readOwnName(settings: OperatorSettings): OwnName {
  const logo = settings.OPERATOR_LOGO === undefined ? null : readLogo(settings.OPERATOR_LOGO)
  const { OPERATOR_NAME: names } = settings
  const contacts = {
    contact: settings.OPERATOR_CONTACT,
    privacyContact: settings.OPERATOR_PRIVACY_CONTACT ?? settings.OPERATOR_CONTACT,
    accessibilityContact: settings.OPERATOR_ACCESSIBILITY_CONTACT ?? settings.OPERATOR_CONTACT,
  }
  const operatorIn = (language: Language): Operator | null =>
    names === undefined
      ? null
      : {
          name: names[language],
          contact: contacts.contact?.[language] ?? null,
          privacyContact: contacts.privacyContact?.[language] ?? null,
          accessibilityContact: contacts.accessibilityContact?.[language] ?? null,
          imprint: imprintIn(language, settings.OPERATOR_IMPRINT),
          logo: logo?.shown ?? null,
        }
  const colours = coloursOf(settings.OPERATOR_COLOURS)
  return {
    operator: Object.fromEntries(LANGUAGES.map((one) => [one, operatorIn(one)])) as OwnName['operator'],
    colours,
    files: [
      ...(logo ? [logo.file] : []),
      ...(colours
        ? [{ path: colours.sheet.address, type: 'css' as const, body: Buffer.from(colours.sheet.text) }]
        : []),
    ],
  }
}

function coloursOf(colours: OperatorSettings['OPERATOR_COLOURS']): OwnName['colours'] {
  if (colours === undefined) return null
  const text = sheetOf(colours)
  const leastContrast = Math.min(...contrastsOf(colours).map(({ ratio }) => ratio))
  return { sheet: styleSheet(addressOf(text, 'css'), text), leastContrast }
}

/** Named by what it holds, so that browsers may keep it for good. */
const addressOf = (body: string | Buffer, ending: OperatorFile['type']) =>
  `${OPERATOR_FOLDER}/${createHash('sha256').update(body).digest('hex').slice(0, 16)}.${ending}`

function readLogo(path: string) {
  const body = readSettingFile('OPERATOR_LOGO', path, MOST_OF_LOGO)
  const isPng = body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
  const reading = isPng ? readPng(body) : readSvg(body)
  if ('problem' in reading) throw refused('OPERATOR_LOGO', reading.problem)
  const { type, width, height } = reading
  const file: OperatorFile = { path: addressOf(body, type), type, body }
  return { file, shown: { src: file.path, ratio: width / height } }
}

function imprintIn(language: Language, given: Localised<ImprintSetting> | undefined): Operator['imprint'] {
  const imprint = given?.[language]
  if (!imprint || 'link' in imprint) return imprint ?? null
  if ('text' in imprint) return { paragraphs: [[imprint.text]] }
  return { paragraphs: paragraphsOf(readSettingFile('OPERATOR_IMPRINT', imprint.file, MOST_OF_IMPRINT)) }
}

/** Paragraphs stand between empty lines; each is a list of lines. */
function paragraphsOf(file: Buffer): string[][] {
  const text = decodeText(file)
  if (text === null || /[<>{}]|[^\P{C}\n\r\t]/u.test(text))
    throw refused('OPERATOR_IMPRINT', 'must be plain text in UTF-8, without < > { }')
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  if (paragraphs.length === 0) throw refused('OPERATOR_IMPRINT', 'is an empty file')
  return paragraphs
}

function decodeText(file: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file).replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}

const refused = (setting: keyof OperatorSettings, message: string) =>
  new SettingsError(`Settings refused.\n${setting}: ${message}`)
