/** The pages of the product in the states in which people meet them; French paths. */

import { FORM_EXAMPLE } from '~/pages/developers/form-fields'
import type { VisitorName } from '../fuzz/visitors'
import { takenHomeOf, typedDossier } from '../support/lives/typed-dossier'
import { ADD_CHILD } from '../support/pages/row-buttons'
import type { Fields } from './visit'

export type State = {
  as: VisitorName
  /** The page of which it is a state: only the differences are kept. */
  like?: string
  path: string
  /** A form sent to the page, instead of opening it. */
  send?: Fields
  /** Forms sent before, each to its page. */
  before?: [path: string, fields: Fields][]
  status?: number
  /** The part of the page that is read, as a selector; the frame around `main` is the same on each. */
  part?: string
  /** No outside party answers. */
  silent?: true
}

const WRONG_AVS: Fields = [
  ['navs', '756.0000.0000.18'],
  ['birthDate', '31.02.1971'],
  ['gender', 'FEMALE'],
  ['status', 'married'],
  ['relationshipStartDate', '20.06.2098'],
  ['partner.navs', ''],
  ['partner.birthDate', '13.10.69'],
  ['hasChildren', 'yes'],
  ['childCount', 'deux'],
  ['children[0].birthDate', '01.01.1960'],
  ['children[0].alive', 'yes'],
  ['children[0].deathDate', '01.02.2020'],
]
const WRONG_3A: Fields = [
  ['solde', '10.500'],
  ['amount', '-1'],
  ['rate', '45'],
  ['paydate', '01.01.2020'],
]
const COPIED_CERTIFICATE: Fields = [
  ['number', '1'],
  ['label', 'Atelier'],
  ['date', '01.01.2026'],
  ['balance', "412'638"],
  ['capital', "689'022"],
  ['pension', "37'207"],
  ['pensionPer', 'year'],
  ['contribution', "17'627"],
  ['contributionPer', 'year'],
  ['interest', '1.75'],
]
const WRONG_CERTIFICATE: Fields = [
  ['label', 'Atelier'],
  ['date', '01.01.2099'],
  ['balance', '10.500'],
  ['pensionPer', 'year'],
  ['contributionPer', 'day'],
  ['balanceMandatory', '-1'],
  ['conversionRate', '54'],
  ['atAge', '40'],
  ['noticeMonths', 'six'],
  ['ages[0].age', '63'],
]
const SLIP: Fields = [
  ['label', 'Atelier'],
  ['date', '01.01.2024'],
  ['capital', "689'022"],
  ['pension', "3'100"],
  ['pensionPer', 'year'],
  ['contributionPer', 'year'],
]
const TAKEN_HOME = JSON.stringify({
  format: 'trois-piliers-synthesis',
  version: 1,
  entered: takenHomeOf(typedDossier()),
})
const WRONG_STATEMENT: Fields = [
  ['label', ''],
  ['kind', 'policy'],
  ['solde', "20'000"],
  ['amount', '10.500'],
  ['maturity', "19'000"],
]
const WRONG_CAREER: Fields = [
  ['way', 'quick'],
  ['salary', '10.500'],
  ['rate', '120'],
  ['since', '98'],
  ['course', ''],
  ['blocks[0].from', '1999'],
  ['blocks[0].to', '1998'],
  ['blocks[0].salary', ''],
]
const PASTED: Fields = [
  ['way', 'extract'],
  ['extractDate', '12.03.2026'],
  ['extract', "01-12 1996 11'500\r\n01-12 1998 45'817\r\n01-12 1999 47'3OO\r\n01-12 2001 52,300\r\n01-12 2001 52,300"],
]
const WRONG_CHANGE: Fields = [
  ['currentSalary', 'beaucoup'],
  ['desiredSalary', '99999999999'],
  ['currentRate', '0'],
  ['desiredRate', '120'],
  ['retirementDate', '01.07.2027'],
  ['lppCapitalShare', '101'],
]
/** A share drawn early, work in steps with the fund's part, a day of the partner's own, and what is paid in. */
const IN_PARTS: Fields = [
  ['drawing[0].from', '63'],
  ['drawing[0].share', '40'],
  ['drawing[1].from', '64'],
  ['drawing[1].share', '70'],
  ['steps[0].on', '63'],
  ['steps[0].rate', '60'],
  ['stepsDrawFund', 'on'],
  ['partner.retirementDate', '01.11.2033'],
  ['buyIn.amount', "20'000"],
  ['buyIn.on', '31.12.2026'],
  ['pillar3a.amount', "7'258"],
]
const WRONG_PARTS: Fields = [
  ['drawing[0].from', '2034'],
  ['drawing[0].share', '10'],
  ['steps[0].on', ''],
  ['steps[0].rate', '120'],
  ['partner.retirementDate', 'bientôt'],
  ['buyIn.amount', '10.500'],
  ['buyIn.on', '31.02.2027'],
  ['pillar3a.amount', '-1'],
  ['pillar3a.purchase', 'tout'],
  ['need', 'assez'],
]
const CHANGED: State['before'] = [['/simulation', IN_PARTS]]
/** Two years before her reference age, with a need. */
const EARLY: State['before'] = [
  [
    '/simulation',
    [
      ['retirementDate', '01.04.2034'],
      ['need', "6'400"],
    ],
  ],
]
/** As the register knows her. */
const CLAIRE: Fields = [
  ['navs', '756.0000.0000.19'],
  ['birthDate', '14.03.1971'],
  ['gender', 'FEMALE'],
  ['status', 'married'],
  ['relationshipStartDate', '20.06.1998'],
  ['partner.navs', '756.0000.0000.26'],
  ['partner.birthDate', '02.10.1969'],
  ['partner.gender', 'MALE'],
  ['hasChildren', 'no'],
]
/** Without a sign-in; her husband has reached the reference age. */
const RETIRED_HUSBAND: Fields = [
  ['birthDate', '10.03.1966'],
  ['gender', 'FEMALE'],
  ['status', 'married'],
  ['relationshipStartDate', '01.06.1994'],
  ['partner.birthDate', '01.03.1956'],
  ['partner.gender', 'MALE'],
  ['hasChildren', 'no'],
  ['insuredSince', 'always'],
]
const WRONG_PENSION: Fields = [
  ['partner.pensionSince', '31.02.2021'],
  ['partner.pension', 'tout'],
]
const NADIA_IN_ANOTHER_TAB: Fields = [
  ['navs', '756.0000.0000.57'],
  ['birthDate', '02.11.1976'],
  ['gender', 'FEMALE'],
  ['status', 'bachelor'],
  ['hasChildren', 'no'],
  ['revision', '0'],
]
const DIVORCED: Fields = [
  ['navs', '756.0000.0000.57'],
  ['birthDate', '02.11.1976'],
  ['gender', 'FEMALE'],
  ['status', 'divorced'],
  ['hasChildren', 'yes'],
  ['childCount', '1'],
  ['children[0].birthDate', '21.03.2009'],
  ['children[0].alive', 'yes'],
]
const FORMER_MARRIAGE: Fields = [
  ['marriages[0].start', '01.06.2005'],
  ['marriages[0].end', '30.09.2015'],
  ['marriages[0].endedBy', 'divorce'],
  ['marriages[0].separatedSince', ''],
  ['marriages[0].partner.birthDate', '04.03.1974'],
  ['marriages[0].partner.gender', 'MALE'],
  ['children[0].birthDate', '2009-03-21'],
  ['children[0].credits', 'half'],
]
const WRONG_FAMILY: Fields = [
  ...FORMER_MARRIAGE,
  ['marriages[1].start', '31.02.2014'],
  ['marriages[1].end', ''],
  ['marriages[1].endedBy', 'death'],
  ['marriages[1].separatedSince', '1.1.1980'],
  ['marriages[1].partner.birthDate', '01.01.2098'],
  ['survivorsPension', '-1'],
]
const CHOSEN: [path: string, fields: Fields][] = [
  ['/avs', CLAIRE],
  ['/lpp', [['ids', 'caisse-arc-lemanique']]],
  ['/3a', [['ids', 'banque-du-mont']]],
]

/**
 * Part by part: on such a long page the library takes seconds for each step. The tables are alike: the first of each
 * page is read whole, of the others only names and headings.
 */
const OF_LAW_TABLES = `.page > :not(section), .page > section:first-of-type > *,
  .page > section:not(:first-of-type) > :not(table), .page > section:not(:first-of-type) > table > :not(tbody)`

/** For everybody, and before the sign-in. */
const BEFORE: Record<string, State> = {
  home: { as: 'nobody', path: '/', part: 'body' },
  'home-signed-in': { as: 'married', like: 'home', path: '/' },
  'home-expired': { as: 'nobody', path: '/?session=over' },
  'home-expired-unsaved': { as: 'gone', path: '/avs', send: [['navs', '']] },
  'home-left': { as: 'nobody', like: 'home', path: '/?bye=1' },
  about: { as: 'nobody', path: '/about' },
  documents: { as: 'nobody', path: '/index2' },
  prelogin: { as: 'nobody', path: '/prelogin' },
  'prelogin-refused': { as: 'nobody', like: 'prelogin', path: '/prelogin', send: [], status: 400 },
  demo: { as: 'nobody', path: '/demo' },
  'demo-asked': { as: 'own', like: 'demo', path: '/demo', send: [['person', 'claire']] },
  own: { as: 'nobody', path: '/own' },
  quick: { as: 'nobody', path: '/own/quick' },
  'quick-refused': { as: 'nobody', like: 'quick', path: '/own/quick', send: [['salary', '-1']], status: 400 },
  'own-refused': { as: 'nobody', like: 'own', path: '/own', send: [], status: 400 },
  'prelogin-own': { as: 'own', like: 'prelogin', path: '/prelogin' },
  'prelogin-own-refused': { as: 'own', like: 'prelogin-own', path: '/prelogin', send: [], status: 400 },
  resume: { as: 'nobody', path: '/resume' },
  'resume-refused': { as: 'nobody', like: 'resume', path: '/resume', send: [['content', '{}']], status: 400 },
  'resume-shown': {
    as: 'nobody',
    like: 'resume',
    path: '/resume',
    send: [
      ['terms', 'on'],
      ['content', TAKEN_HOME],
    ],
  },
  'own-papers': { as: 'own', path: '/own/papers' },
  'own-papers-refused': { as: 'own', like: 'own-papers', path: '/own/papers', send: [], status: 400 },
  'own-check': { as: 'own', path: '/own/check', before: [['/lpp/certificate', COPIED_CERTIFICATE]] },
  'own-check-signed-in': { as: 'married', like: 'own-check', path: '/own/check' },
  certificate: { as: 'own', path: '/lpp/certificate' },
  'certificate-refused': {
    as: 'own',
    like: 'certificate',
    path: '/lpp/certificate',
    send: WRONG_CERTIFICATE,
    status: 400,
  },
  'certificate-asked': { as: 'own', like: 'certificate', path: '/lpp/certificate', send: SLIP, status: 400 },
  certificates: { as: 'own', path: '/lpp/certificate', before: [['/lpp/certificate', COPIED_CERTIFICATE]] },
  career: { as: 'single', path: '/avs/career' },
  'career-refused': { as: 'single', like: 'career', path: '/avs/career', send: WRONG_CAREER, status: 400 },
  'career-no-avs-form': { as: 'own', path: '/avs/career' },
  'career-check': { as: 'single', path: '/avs/career/check', before: [['/avs/career', PASTED]] },
  'career-check-refused': {
    as: 'single',
    like: 'career-check',
    path: '/avs/career/check',
    before: [['/avs/career', PASTED]],
    send: [
      ['rows[0].year', ''],
      ['rows[0].months', '12-01'],
      ['rows[0].amount', "47'3OO"],
    ],
    status: 400,
  },
  vested: { as: 'own', path: '/lpp/vested' },
  account3a: { as: 'own', path: '/3a/account' },
  'account3a-refused': { as: 'own', like: 'account3a', path: '/3a/account', send: WRONG_STATEMENT, status: 400 },
  'prelogin-short': { as: 'nobody', path: '/prelogin2' },
  'prelogin-identity-silent': {
    as: 'nobody',
    like: 'prelogin',
    path: '/prelogin',
    send: [['terms', 'on']],
    silent: true,
  },
  ...Object.fromEntries(
    ['refused', 'expired', 'wrongState', 'failed', 'cookies'].map((problem): [string, State] => [
      `prelogin-problem-${problem}`,
      { as: 'nobody', like: 'prelogin', path: `/prelogin?problem=${problem}` },
    ]),
  ),
  terms: { as: 'nobody', path: '/terms' },
  'terms-changed': { as: 'termless', like: 'terms', path: '/terms' },
  'terms-changed-refused': { as: 'termless', like: 'terms', path: '/terms', send: [], status: 400 },
  cookies: { as: 'nobody', path: '/cookies' },
  accessibility: { as: 'nobody', path: '/accessibility' },
  glossary: { as: 'nobody', path: '/glossary' },
  developers: { as: 'nobody', path: '/developers' },
  checked: { as: 'nobody', path: '/checked' },
  'checked-canton': { as: 'nobody', like: 'checked', path: '/checked?canton=TI' },
  law: { as: 'nobody', path: '/law' },
  'law-avs': { as: 'nobody', path: '/law/avs', part: OF_LAW_TABLES },
  'law-contributions': { as: 'nobody', path: '/law/contributions', part: OF_LAW_TABLES },
  'law-lpp': { as: 'nobody', path: '/law/lpp', part: OF_LAW_TABLES },
  'law-3a': { as: 'nobody', path: '/law/3a', part: OF_LAW_TABLES },
  'law-tax': { as: 'nobody', path: '/law/tax' },
  'law-changes': { as: 'nobody', path: '/law/changes' },
  'export-empty': { as: 'nobody', path: '/export' },
  'not-found': { as: 'nobody', path: '/nope', status: 404 },
  'not-found-export': { as: 'nobody', like: 'not-found', path: '/export?payload=x', status: 404 },
}

const FORMS: Record<string, State> = {
  'avs-filled': { as: 'new', path: '/avs', part: 'body' },
  'avs-saved': { as: 'married', like: 'avs-filled', path: '/avs' },
  'avs-empty': { as: 'new', path: '/avs', silent: true },
  'avs-refused': { as: 'new', path: '/avs', send: WRONG_AVS, status: 400 },
  'avs-child-added': { as: 'single', like: 'avs-empty', path: '/avs', send: [ADD_CHILD] },
  'avs-changed-meanwhile': { as: 'single', path: '/avs', send: NADIA_IN_ANOTHER_TAB, status: 409 },
  'avs-divorced': { as: 'single', like: 'avs-empty', path: '/avs', before: [['/avs', DIVORCED]] },
  'family-first': { as: 'new', path: '/avs/family' },
  'family-married': { as: 'married', path: '/avs/family' },
  'family-retired-spouse': {
    as: 'own',
    path: '/avs/family',
    before: [['/avs', RETIRED_HUSBAND]],
  },
  'family-retired-spouse-refused': {
    as: 'own',
    like: 'family-retired-spouse',
    path: '/avs/family',
    before: [['/avs', RETIRED_HUSBAND]],
    send: WRONG_PENSION,
    status: 400,
  },
  'avs-retired-spouse': { as: 'own', like: 'avs-saved', path: '/avs', before: [['/avs', RETIRED_HUSBAND]] },
  'family-unmarried': { as: 'single', path: '/avs/family' },
  'family-divorced': { as: 'single', path: '/avs/family', before: [['/avs', DIVORCED]] },
  'family-refused': {
    as: 'single',
    like: 'family-divorced',
    path: '/avs/family',
    before: [['/avs', DIVORCED]],
    send: WRONG_FAMILY,
    status: 400,
  },
  'lpp-empty': { as: 'new', path: '/lpp' },
  'lpp-chosen': { as: 'new', path: '/lpp', before: [['/lpp', [['ids', 'caisse-arc-lemanique']]]] },
  'lpp-filled': { as: 'married', like: 'lpp-chosen', path: '/lpp' },
  'lpp-refused': { as: 'new', like: 'lpp-empty', path: '/lpp', send: [], status: 400 },
  'lpp-none': { as: 'new', like: 'lpp-empty', path: '/lpp', before: [['/lpp', [['none', '1']]]] },
  'lpp-lost': { as: 'new', like: 'lpp-empty', path: '/lpp?signIn=lost' },
  'lpp-silent': { as: 'new', path: '/lpp', before: CHOSEN, silent: true },
  '3a-empty': { as: 'new', path: '/3a' },
  '3a-chosen': { as: 'new', path: '/3a', before: [['/3a', [['ids', 'banque-du-mont']]]] },
  '3a-filled': { as: 'married', like: '3a-chosen', path: '/3a' },
  '3a-refused': { as: 'new', path: '/3a', send: WRONG_3A, status: 400 },
  '3a-none': { as: 'new', like: '3a-empty', path: '/3a', before: [['/3a', [['none', '1']]]] },
  '3a-silent': { as: 'new', path: '/3a', before: CHOSEN, silent: true },
  'simulation-empty': { as: 'new', path: '/simulation' },
  'simulation-filled': { as: 'married', path: '/simulation' },
  'decide-empty': { as: 'married', path: '/decide' },
  decide: {
    as: 'married',
    path: '/decide',
    before: [
      [
        '/decide',
        [
          ['lppCapitalShare', '25'],
          ['canton', 'VD'],
          ['municipality', 'Lausanne'],
          ['status', 'married'],
          ['yield', '1.5'],
          ['spouse[0].year', '2034'],
          ['spouse[0].amount', '100000'],
        ],
      ],
    ],
  },
  'decide-refused': { as: 'married', path: '/decide', send: [['canton', 'VD']], status: 400 },
  'simulation-priced': {
    as: 'married',
    like: 'simulation-filled',
    path: '/simulation',
    before: [['/simulation', [['marginalRate', '28']]]],
  },
  'simulation-in-parts': { as: 'married', like: 'simulation-filled', path: '/simulation', before: CHANGED },
  'simulation-parts-refused': {
    as: 'married',
    like: 'simulation-filled',
    path: '/simulation',
    send: WRONG_PARTS,
    status: 400,
  },
  'simulation-tax-refused': {
    as: 'married',
    like: 'simulation-filled',
    path: '/simulation',
    send: [['marginalRate', '101']],
    status: 400,
  },
  'decide-spread': {
    as: 'married',
    like: 'decide',
    path: '/decide',
    before: [
      [
        '/decide',
        [
          ['lppCapitalShare', '25'],
          ['canton', 'VD'],
          ['municipality', 'Lausanne'],
          ['status', 'married'],
          ['spread[0].what', 'pillar3a.0'],
          ['spread[0].year', '2034'],
        ],
      ],
    ],
  },
  'simulation-refused': {
    as: 'married',
    like: 'simulation-filled',
    path: '/simulation',
    send: WRONG_CHANGE,
    status: 400,
  },
}

const RESULTS: Record<string, State> = {
  'synthesis-empty': { as: 'new', path: '/synthesis' },
  'synthesis-married': { as: 'married', path: '/synthesis' },
  'synthesis-single': { as: 'single', path: '/synthesis' },
  'synthesis-unchanged': {
    as: 'married',
    like: 'synthesis-married',
    path: '/synthesis',
    before: [['/simulation', [['remove', '1']]]],
  },
  'synthesis-in-parts': { as: 'married', like: 'synthesis-married', path: '/synthesis', before: CHANGED },
  'synthesis-silent': { as: 'new', path: '/synthesis', before: CHOSEN, silent: true },
  'avs-explained-empty': { as: 'new', path: '/avs/explained' },
  'avs-explained': { as: 'married', path: '/avs/explained' },
  'avs-explained-changed': { as: 'married', path: '/avs/explained?column=withChange' },
  'avs-explained-single': { as: 'single', path: '/avs/explained' },
  'avs-explained-divorced': {
    as: 'single',
    path: '/avs/explained',
    before: [
      ['/avs', DIVORCED],
      ['/avs/family', FORMER_MARRIAGE],
    ],
  },
  'synthesis-not-handled': {
    as: 'single',
    like: 'synthesis-single',
    path: '/synthesis',
    before: [['/avs', DIVORCED]],
  },
  'synthesis-divorced': {
    as: 'single',
    like: 'synthesis-single',
    path: '/synthesis',
    before: [
      ['/avs', DIVORCED],
      ['/avs/family', FORMER_MARRIAGE],
    ],
  },
  'lpp-explained-empty': { as: 'new', path: '/lpp/explained' },
  'lpp-explained': { as: 'married', path: '/lpp/explained' },
  'lpp-explained-silent': { as: 'new', path: '/lpp/explained', before: CHOSEN, silent: true },
  'lpp-explained-in-parts': { as: 'married', path: '/lpp/explained?column=withChange', before: CHANGED },
  'avs-explained-in-parts': { as: 'married', path: '/avs/explained?column=withChange', before: CHANGED },
  'lpp-explained-changed': { as: 'married', path: '/lpp/explained?column=withChange' },
  '3a-explained-empty': { as: 'new', path: '/3a/explained' },
  '3a-explained-silent': { as: 'new', path: '/3a/explained', before: CHOSEN, silent: true },
  '3a-explained': { as: 'married', path: '/3a/explained' },
  'ages-empty': { as: 'new', path: '/ages' },
  ages: { as: 'married', path: '/ages' },
  'ages-unchanged': { as: 'married', like: 'ages', path: '/ages', before: [['/simulation', [['remove', '1']]]] },
  'ages-in-parts': { as: 'married', like: 'ages', path: '/ages', before: CHANGED },
  'ages-months': { as: 'single', path: '/ages?year=65' },
  'plan-empty': { as: 'new', path: '/plan' },
  plan: { as: 'married', path: '/plan', before: EARLY },
  'scenarios-empty': { as: 'new', path: '/scenarios' },
  'scenarios-filled': { as: 'married', path: '/scenarios' },
  'scenarios-refused': {
    as: 'married',
    like: 'scenarios-filled',
    path: '/scenarios',
    send: [['name', '']],
    status: 400,
  },
}

const DATA: Record<string, State> = {
  'data-empty': { as: 'new', path: '/data' },
  'data-filled': { as: 'married', path: '/data' },
  'data-deleted': { as: 'married', path: '/data', send: [['confirm', '1']] },
  'data-kept': {
    as: 'married',
    like: 'data-filled',
    path: '/data',
    send: [['keep', '1']],
  },
}

const GUIDED: Record<string, State> = {
  'guided-start': { as: 'nobody', path: '/v2' },
  'guided-start-signed-in': { as: 'married', like: 'guided-start', path: '/v2' },
  'guided-documents': { as: 'nobody', like: 'documents', path: '/v2/wizard' },
  'guided-login': { as: 'nobody', path: '/v2/wizard/login' },
  'guided-1p': { as: 'new', like: 'avs-filled', path: '/v2/wizard/1p' },
  'guided-2p': { as: 'new', like: 'lpp-empty', path: '/v2/wizard/2p' },
  'guided-3p': { as: 'married', like: '3a-chosen', path: '/v2/wizard/3p' },
  'guided-check-empty': { as: 'new', path: '/v2/wizard/check' },
  'guided-check-filled': { as: 'married', path: '/v2/wizard/check' },
  'guided-check-silent': { as: 'married', like: 'guided-check-filled', path: '/v2/wizard/check', silent: true },
  'guided-synthesis': { as: 'single', like: 'synthesis-single', path: '/v2/wizard/synthesis' },
}

/** What a form of another site is answered. */
const ELSEWHERE: Record<string, State> = {
  range: { as: 'nobody', path: '/range' },
  'range-refused': { as: 'nobody', like: 'range', path: '/range', send: [['salary', '-1']], status: 400 },
  'range-shown': { as: 'nobody', path: '/range', send: Object.entries(FORM_EXAMPLE) },
}

export const STATES = { ...BEFORE, ...FORMS, ...RESULTS, ...DATA, ...GUIDED, ...ELSEWHERE }
