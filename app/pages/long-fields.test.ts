/**
 * Every field of every form has a greatest length. Each field is sent ten thousand characters and, if it takes a figure,
 * thirty-one. The form is refused at that field because of its length, before any reader sees the text.
 */
import { describe, expect, it } from 'vitest'
import { readStatementForm, STATEMENT } from '~/forms/account-3a'
import { readAvsForm } from '~/forms/avs/read'
import { readCheckForm } from '~/forms/career/check'
import { readCareerForm } from '~/forms/career/read'
import { CERTIFICATE } from '~/forms/certificate'
import { readCertificateForm } from '~/forms/certificate-read'
import { readDecideForm, readMaxShareForm } from '~/forms/decide/read'
import { readFamilyForm } from '~/forms/family/read'
import { readPlaceForm } from '~/forms/place/form'
import { readScenarioForm } from '~/forms/scenario'
import { SIMULATION } from '~/forms/simulation/form'
import { readSimulationForm } from '~/forms/simulation/read'
import { readTaxForm } from '~/forms/simulation/tax'
import { readVestedForm } from '~/forms/vested'
import { withShortTexts } from '~/ui/form/lengths'
import { LONGEST_FIGURE } from '~/ui/form/values/piece'
import { readTermsForm } from '../ui/form/terms'
import { readPillar3aForm } from './pillar-3a/form'
import { readPreloginForm } from './prelogin/form'

type Reply = { reply(): { error?: Record<string, string[] | null> | null } }
type Reading = (posted: FormData) => Reply | undefined
type Form = {
  read: Reading
  /** Entries that make the form ask for the fields. */
  beside?: Record<string, string>
  /** Days, ages, amounts, rates and numbers. */
  figures: readonly string[]
  others?: readonly string[]
}

/** The names of fields with a single value. */
const plainIn = (fields: Record<string, unknown>) => Object.keys(fields).filter((name) => fields[name] === '')
const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))

const AVS = { status: 'divorced', hasChildren: 'yes', childCount: '1', navs: '', 'children[0].birthDate': '' }
const IN_CERTIFICATE = ['kind', 'label', 'agesText', 'contributionPer', 'pensionPer', 'fundId']
const IN_STATEMENT = ['label', 'kind', 'entityId']
const IN_SIMULATION = ['outlook', 'law', 'stepsDrawFund', 'paysGaps']
const QUESTIONS = { present: null, marriages: true, children: [], survivorsPension: true } as never

const FORMS: Record<string, Form> = {
  avs: {
    read: (posted) => readAvsForm(posted).submission,
    beside: AVS,
    figures: [
      ...['navs', 'birthDate', 'relationshipStartDate', 'relationshipEndDate', 'childCount'],
      ...['partner.navs', 'partner.birthDate', 'partner.deathDate', 'children[0].birthDate', 'children[0].deathDate'],
      ...['insuredSinceYear', 'abroad[0].from', 'abroad[0].to'],
    ],
    others: ['gender', 'status', 'hasChildren', 'partner.gender'],
  },
  family: {
    read: (posted) => readFamilyForm(posted, QUESTIONS).submission,
    figures: [
      ...['marriages[0].start', 'marriages[0].end', 'marriages[0].separatedSince', 'marriages[0].partner.birthDate'],
      'survivorsPension',
    ],
    others: ['marriages[0].endedBy', 'marriages[0].partner.gender'],
  },
  'an extract': {
    read: readCareerForm,
    beside: { way: 'extract' },
    figures: ['extractDate'],
    others: ['ramd'],
  },
  'a forecast': { read: readCareerForm, beside: { way: 'forecast' }, figures: ['ramd', 'scale', 'forecastYear'] },
  'a few figures': {
    read: readCareerForm,
    beside: { way: 'quick' },
    figures: ['salary', 'rate', 'since', 'blocks[0].from', 'blocks[0].to', 'blocks[0].salary'],
    others: ['course', 'way'],
  },
  'the lines of an extract': {
    read: (posted) => readCheckForm(posted).submission,
    figures: ['extractDate'],
    // As figures, their lengths are limited by the reader of lines (app/papers/extract/typed-row.ts).
    others: ['rows[0].year', 'rows[0].months', 'rows[0].amount', 'rows[49].amount'],
  },
  certificate: {
    read: (posted) => readCertificateForm(posted).submission,
    figures: [
      ...without(plainIn(CERTIFICATE.shape), [...IN_CERTIFICATE, 'paidSince']),
      ...['bridging.monthly', 'bridging.from', 'bridging.until', 'bridging.reduction', 'insuredSalaries[0].amount'],
    ],
    others: IN_CERTIFICATE,
  },
  'a pension that is paid': {
    read: (posted) => readCertificateForm(posted).submission,
    beside: { kind: 'paid' },
    figures: ['paidSince', 'pension'],
  },
  vested: {
    read: (posted) => readVestedForm(posted).submission,
    figures: ['balance', 'rate'],
    others: ['label'],
  },
  'a 3a statement': {
    read: (posted) => readStatementForm(posted).submission,
    figures: without(plainIn(STATEMENT.shape), IN_STATEMENT),
    others: [...IN_STATEMENT, 'entityId'],
  },
  'a 3a account': {
    read: (posted) => readPillar3aForm(posted).submission,
    beside: { solde: '' },
    figures: ['solde', 'amount', 'rate', 'paydate'],
  },
  'chosen providers': { read: (posted) => readPillar3aForm(posted).submission, figures: [], others: ['ids'] },
  decide: {
    read: (posted) => readDecideForm(posted).submission,
    figures: [
      ...['lppCapitalShare', 'yield', 'until', 'spouse[0].year', 'spouse[0].amount', 'spread[0].year'],
      'children',
    ],
    others: ['canton', 'municipality', 'status', 'spread[0].what'],
  },
  'the largest share of a fund': {
    read: (posted) => readMaxShareForm(posted) ?? undefined,
    beside: { maxCapitalShare: '' },
    figures: ['maxCapitalShare'],
  },
  place: {
    read: (posted) => readPlaceForm(posted).submission,
    figures: ['healthPremium', 'spousePension'],
    others: ['canton', 'municipality'],
  },
  simulation: {
    read: (posted) => readSimulationForm(posted).submission,
    figures: [
      ...without(plainIn(SIMULATION.shape), IN_SIMULATION),
      ...['partner.retirementDate', 'buyIn.amount', 'buyIn.on', 'pillar3a.amount', 'pillar3a.purchase'],
      ...['drawing[0].from', 'drawing[0].share', 'steps[0].on', 'steps[0].rate'],
    ],
    others: IN_SIMULATION,
  },
  'a tax rate': { read: readTaxForm, figures: ['marginalRate'] },
  scenarios: {
    read: (posted) => readScenarioForm(posted),
    figures: [],
    others: ['name', 'simulation', 'capital'],
  },
  terms: { read: readTermsForm, figures: [], others: ['terms'] },
  'before the sign-in': {
    read: (posted) => readPreloginForm(posted, { asksToKeep: true }),
    figures: [],
    others: ['terms', 'typed'],
  },
}

/** No text of blanks, since that counts as empty, and a row of it as none (tests/fuzz/long-texts.test.ts). */
const TEXTS = { digits: '7', dots: '.', letters: 'n', mixed: "12.navs 1'000,50 MOIS " }
const long = (text: string, length: number) => text.repeat(length).slice(0, length)

/** The form as a page receives it, whatever was posted. */
function posted({ beside = {} }: Form, name: string, text: string): FormData {
  const form = new FormData()
  for (const [one, value] of Object.entries({ ...beside, [name]: text })) form.append(one, value)
  return withShortTexts(form)
}

describe.each(Object.entries(FORMS))('in the form of %s', (_, form) => {
  const { figures, others = [] } = form

  it.each([...figures, ...others])('%s of ten thousand characters is refused for its length', (name) => {
    for (const text of Object.values(TEXTS)) {
      const errors = form.read(posted(form, name, long(text, 10_000)))?.reply().error
      expect(errors?.[name]?.[0]).toBe('tooLong')
    }
  })

  it.each(figures)('%s is read up to thirty characters', (name) => {
    const errorOf = (length: number) => form.read(posted(form, name, long('7', length)))?.reply().error?.[name]?.[0]
    expect(errorOf(LONGEST_FIGURE)).not.toBe('tooLong')
    expect(errorOf(LONGEST_FIGURE + 1)).toBe('tooLong')
  })
})
