import { describe, expect, it } from 'vitest'
import { readEnv } from '../settings'

const NAME = 'Caisse de pensions exemple | Pensionskasse Beispiel'

const refusing = (given: Record<string, string>) => {
  try {
    readEnv(given)
  } catch (error) {
    return (error as Error).message
  }
  return null
}

it('says nothing of an operator where none is set', () => {
  const env = readEnv({})
  for (const name of Object.keys(env)) expect(name).not.toMatch(/^OPERATOR_/)
})

describe('taken', () => {
  it.each<[string, string, unknown]>([
    ['OPERATOR_NAME', NAME, { fr: 'Caisse de pensions exemple', de: 'Pensionskasse Beispiel' }],
    ['OPERATOR_NAME', 'Fondation d’Exemple & Cie (2/3)', { fr: 'Fondation d’Exemple & Cie (2/3)' }],
    ['OPERATOR_CONTACT', 'mailto:info@caisse.example', { fr: 'mailto:info@caisse.example' }],
    ['OPERATOR_CONTACT', 'info@caisse.example', { de: 'mailto:info@caisse.example' }],
    [
      'OPERATOR_CONTACT',
      'https://caisse.example/contact|https://caisse.example/kontakt',
      { fr: 'https://caisse.example/contact', de: 'https://caisse.example/kontakt' },
    ],
    ['OPERATOR_PRIVACY_CONTACT', 'dpo@caisse.example', { fr: 'mailto:dpo@caisse.example' }],
    ['OPERATOR_ACCESSIBILITY_CONTACT', 'a11y@caisse.example', { fr: 'mailto:a11y@caisse.example' }],
    ['OPERATOR_IMPRINT', 'https://caisse.example/imprint', { fr: { link: 'https://caisse.example/imprint' } }],
    ['OPERATOR_IMPRINT', './a.txt | /b.txt', { fr: { file: './a.txt' }, de: { file: '/b.txt' } }],
    ['OPERATOR_IMPRINT', 'Rue 1, 1000 Exemple-Ville', { fr: { text: 'Rue 1, 1000 Exemple-Ville' } }],
    ['OPERATOR_COLOURS', '#1A4F9C #9cc4f0', { light: '#1a4f9c', dark: '#9cc4f0' }],
    ['OPERATOR_COLOURS', '#1a4f9c, #9cc4f0', { light: '#1a4f9c', dark: '#9cc4f0' }],
  ])('%s=%s', (name, value, read) =>
    expect(readEnv({ OPERATOR_NAME: NAME, [name]: value })).toMatchObject({ [name]: read }),
  )
})

const NAME_RULE = 'must be plain text of 1 to 100 characters, without < > { }'
const CONTACT_RULE = 'must be an e-mail address, such as info@example.ch, or an address that begins with https://'
const IMPRINT_RULE = 'must be an address (https://...), the path of a text file (/... or ./...), or plain text'
const COLOURS_RULE = 'must be two colours, #rrggbb #rrggbb: that of the light pages, then that of the dark ones'

describe('refused, by its name and never with its value', () => {
  it.each([
    ['OPERATOR_NAME', '<b>canary</b>', NAME_RULE],
    ['OPERATOR_NAME', 'canary {{operator}}', NAME_RULE],
    ['OPERATOR_NAME', 'canary\nof two lines', NAME_RULE],
    ['OPERATOR_NAME', 'canary \u202eyranac', NAME_RULE],
    ['OPERATOR_NAME', `canary${'x'.repeat(100)}`, NAME_RULE],
    ['OPERATOR_NAME', 'canary |', NAME_RULE],
    ['OPERATOR_NAME', 'canary | b | c', 'must be one for all languages, or 2 with | between (fr | de)'],
    ['OPERATOR_CONTACT', 'canary', CONTACT_RULE],
    ['OPERATOR_CONTACT', 'http://canary.example', CONTACT_RULE],
    ['OPERATOR_CONTACT', 'javascript:alert(1)//canary@canary.example', CONTACT_RULE],
    ['OPERATOR_CONTACT', 'mailto:canary@canary.example?bcc=other@canary.example', CONTACT_RULE],
    ['OPERATOR_CONTACT', 'https://canary:word@canary.example', CONTACT_RULE],
    ['OPERATOR_PRIVACY_CONTACT', 'tel:canary', CONTACT_RULE],
    ['OPERATOR_ACCESSIBILITY_CONTACT', 'canary@', CONTACT_RULE],
    ['OPERATOR_IMPRINT', 'http://canary.example', IMPRINT_RULE],
    ['OPERATOR_IMPRINT', 'canary.txt', IMPRINT_RULE],
    ['OPERATOR_IMPRINT', 'canary <script>', IMPRINT_RULE],
    ['OPERATOR_COLOURS', '#0d5443', COLOURS_RULE],
    ['OPERATOR_COLOURS', 'canary green', COLOURS_RULE],
    ['OPERATOR_COLOURS', '#0d5443 #8fd8bb;}canary{', COLOURS_RULE],
    ['OPERATOR_COLOURS', '#0d5 #8fd', COLOURS_RULE],
    [
      'OPERATOR_COLOURS',
      '#ffcc00 #8fd8bb',
      'the first, of the light pages, has too little contrast: the colour on the page 1.51:1, needed are 4.5:1',
    ],
    [
      'OPERATOR_COLOURS',
      '#0d5443 #0d5443',
      'the second, of the dark pages, has too little contrast: the colour on the page 2.04:1, needed are 4.5:1',
    ],
    [
      'OPERATOR_COLOURS',
      '#757575 #8fd8bb',
      'the first, of the light pages, has too little contrast: the colour on the shaded parts 4.19:1, needed are 4.5:1',
    ],
  ])('%s=%j', (name, value, why) => {
    const said = refusing({ OPERATOR_NAME: NAME, [name]: value })
    expect(said).toBe(`Settings refused.\n${name}: ${why}`)
    expect(said).not.toMatch(/canary/)
  })

  it.each([
    ['OPERATOR_COLORS', 'no such setting. Is OPERATOR_COLOURS meant?'],
    ['OPERATOR_COLOUR', 'no such setting. Is OPERATOR_COLOURS meant?'],
    ['OPERATOR_NAMES', 'no such setting. Is OPERATOR_NAME meant?'],
    ['OPERATORNAME', 'no such setting. Is OPERATOR_NAME meant?'],
    ['OPERATOR_ADDRESS', 'no such setting'],
  ])('%s: %s', (name, why) => expect(refusing({ [name]: 'x' })).toBe(`Settings refused.\n${name}: ${why}`))

  it.each([
    ['OPERATOR_CONTACT', 'info@caisse.example'],
    ['OPERATOR_PRIVACY_CONTACT', 'info@caisse.example'],
    ['OPERATOR_ACCESSIBILITY_CONTACT', 'info@caisse.example'],
    ['OPERATOR_IMPRINT', 'https://caisse.example'],
    ['OPERATOR_LOGO', './logo.svg'],
  ])('%s without a name', (name, value) =>
    expect(refusing({ [name]: value })).toBe(`Settings refused.\nOPERATOR_NAME: is needed with ${name}`),
  )
})
