/** The forms of the signed-in pages, filled in badly: what was typed must come back as it was. */
import { JSDOM } from 'jsdom'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import * as avs from '~/pages/avs/route'
import * as family from '~/pages/family/route'
import * as lpp from '~/pages/lpp/route'
import * as pillar3a from '~/pages/pillar-3a/route'
import * as scenarios from '~/pages/scenarios/route'
import * as simulation from '~/pages/simulation/route'
import { ADD_CHILD, removeChild } from './row-buttons'

export type Fields = [string, string][]
/** A form, as it is filled in; `buttons` of it do something else than save. */
export type Form = { module: object; path: string; typed: Fields; buttons: Fields }

const PERSON: Fields = Object.entries({
  navs: '756.9217.0769.85',
  birthDate: '31.13.1971',
  gender: 'FEMALE',
  status: 'widow',
  relationshipStartDate: '1.2.1999',
  relationshipEndDate: '',
  'partner.navs': '756 12',
  'partner.birthDate': '',
  'partner.gender': 'MALE',
  'partner.deathDate': '',
  hasChildren: 'yes',
  childCount: '2',
  'children[0].birthDate': '3.2.2000',
  'children[0].alive': 'yes',
  'children[0].deathDate': '',
  'children[1].birthDate': '',
  'children[1].deathDate': '4.4.2004',
  insuredSince: 'year',
  insuredSinceYear: 'jamais',
  'abroad[0].from': '2004',
  'abroad[0].to': '',
  'abroad[1].from': '99',
  'abroad[1].to': '2001',
})
/** Of who is divorced. */
const FAMILY: Fields = Object.entries({
  'marriages[0].start': '31.13.1995',
  'marriages[0].endedBy': 'divorce',
  'marriages[0].end': '',
  'marriages[0].separatedSince': '1.1.2001',
  'marriages[0].partner.birthDate': '',
  'marriages[0].partner.gender': 'MALE',
  survivorsPension: 'beaucoup',
})
/** Without a rate: what is saved must not stand in its place. */
const ACCOUNT: Fields = Object.entries({ solde: '12’345', amount: 'beaucoup', rate: '', paydate: '1.6.2035' })
const CHANGE: Fields = Object.entries({
  currentSalary: '',
  desiredSalary: '90000',
  currentRate: '',
  desiredRate: '80',
  retirementDate: '31.13.',
  lppCapitalShare: '',
  stopsOn: '',
  lppFrom: '',
  need: '',
  outlook: 'expected',
  law: 'today',
  'buyIn.amount': '10000',
  'buyIn.on': '',
  'pillar3a.amount': 'beaucoup',
  'pillar3a.purchase': '',
})

export const FORMS: Record<string, Form> = {
  AVS: {
    module: avs,
    path: '/avs',
    typed: PERSON,
    buttons: [ADD_CHILD, removeChild(0), ['add.abroad', '1'], ['remove.abroad', '0']],
  },
  family: {
    module: family,
    path: '/avs/family',
    typed: FAMILY,
    buttons: [
      ['intent', 'addRow:marriages'],
      ['intent', 'removeRow:marriages.0'],
      ['add.marriages', '1'],
    ],
  },
  funds: { module: lpp, path: '/lpp', typed: [['ids', 'a']], buttons: [['none', '1']] },
  '3a providers': { module: pillar3a, path: '/3a', typed: [['ids', 'x']], buttons: [['none', '1']] },
  '3a account': {
    module: pillar3a,
    path: '/3a',
    typed: ACCOUNT,
    buttons: [
      ['intent', 'askResetInfo'],
      ['intent', 'resetInfo'],
      ['intent', 'keepInfo'],
      ['keepInfo', '1'],
    ],
  },
  'further 3a account': {
    module: pillar3a,
    path: '/3a',
    typed: [['entityId', 'y'], ...ACCOUNT.map(([name, typed]): [string, string] => [`accounts[0].${name}`, typed])],
    buttons: [],
  },
  simulation: {
    module: simulation,
    path: '/simulation',
    typed: CHANGE,
    buttons: [
      ['intent', 'remove'],
      ['suggestion', 'eightyPercent'],
    ],
  },
  scenario: {
    module: scenarios,
    path: '/scenarios',
    typed: [
      ['simulation', JSON.stringify({ ...NO_CHANGE, lppCapitalShare: 25 })],
      ['name', 'Un quart en capital'],
    ],
    buttons: [],
  },
}

/** What the form with these fields would send now, as a browser sends it. */
export function sentAgain(html: string, fields: Fields): Fields {
  const { document, FormData } = new JSDOM(html).window
  const name = fields.at(-1)?.[0]
  const form = [...document.querySelectorAll('form')].find((one) => one.querySelector(`[name="${name}"]`))
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const isSent = (name: string) => fields.some(([sent]) => sent === name)
  const told = entries.filter(([name, value]) => isSent(name) || !isEmptyRow(name, value))
  return told.filter(([name]) => name !== 'revision' && name !== 'formToken')
}

/** Rows stand ready for what may still be typed. */
const isEmptyRow = (name: string, value: string) => /\[\d+\]/.test(name) && value === ''

export const sorted = (fields: Fields) => fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
