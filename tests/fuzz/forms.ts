/** The forms of the product, by the file of their page: fitting values for each field, and the buttons. */
import { INTENT } from '@conform-to/dom'
import fc from 'fast-check'
import { ADD_CHILD, removeChild } from '../support/pages/row-buttons'
import { badExtract } from './extract-inputs'
import { isoDay, typedDay } from './texts'

export type Fields = [name: string, text: string][]

export type Form = {
  /** Every name that a page of it posts; `[N]` for any number. */
  names: string[]
  /** As somebody would fill it in, with or without the name of the button. */
  filled: fc.Arbitrary<Fields>
}

const OWN = '756.0000.0000.19'
const PARTNER = '756.0000.0000.26'

/** Numbers of the built-in persons, and one that nobody has. */
export const navs = fc.constantFrom(OWN, PARTNER, '756.0000.0000.33', '7569217076985', '756.9217.0769.85')
const yesNo = fc.constantFrom('yes', 'no', 'true', 'off')
const status = fc.constantFrom(
  'married',
  'bachelor',
  'married',
  'bachelor',
  'just_married',
  'widow',
  'divorced',
  'remarried',
)
const gender = fc.constantFrom('MALE', 'FEMALE')
const orEmpty = (text: fc.Arbitrary<string>) => fc.option(text, { nil: '', freq: 2 })
const money = fc.oneof(
  fc.integer({ min: 0, max: 200_000 }).map(String),
  fc.constantFrom('100000000', '85’000', "12'345.60", '0', '7 258'),
)
const rate = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map(String),
  fc.constantFrom('0.75', '1,5', '10', '100 %', '60%'),
)

/** As the pages of before name a button, and as today's do. */
const pressed = (...buttons: Fields) =>
  fc.constantFrom(
    ...buttons.flatMap(([name, value]): Fields[] => [
      [[name, value]],
      [['intent', name]],
      [['intent', `${name}:${value}`]],
    ]),
  )
const entriesOf = (texts: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Fields> =>
  fc.record(texts).map((record) => Object.entries(record))
const joined = (...parts: fc.Arbitrary<Fields>[]): fc.Arbitrary<Fields> => fc.tuple(...parts).map((all) => all.flat())
const sometimes = (fields: fc.Arbitrary<Fields>) => fc.oneof(fc.constant<Fields>([]), fields)

const birth = fc.oneof(
  typedDay,
  fc.integer({ min: 1940, max: 2008 }).map((year) => `14.03.${year}`),
)
const child = (index: number) =>
  entriesOf({
    [`children[${index}].birthDate`]: orEmpty(typedDay),
    [`children[${index}].alive`]: fc.constantFrom('yes', ''),
    [`children[${index}].deathDate`]: orEmpty(typedDay),
  })
const children = fc
  .integer({ min: 0, max: 17 })
  .chain((count) =>
    joined(...Array.from({ length: Math.min(count, count % 5 === 0 ? 17 : 3) }, (_, index) => child(index))),
  )

/** What conform would do on request, and what it could not read. */
const invented = fc.oneof(
  fc.constantFrom('{', 'null', '[]', '{}', '{"type":"insert"}', '{"type":"insert","payload":null}', 'addChild'),
  fc
    .record({
      type: fc.constantFrom('insert', 'remove', 'reorder', 'update', 'reset', 'validate'),
      payload: fc.record(
        {
          name: fc.constantFrom('children', 'navs', 'partner', 'children[0].birthDate', '__proto__.polluted', ''),
          index: fc.constantFrom(-1, 0, 1.5, 1e9),
          defaultValue: fc.constantFrom<unknown>('x', { birthDate: 'x' }, [[]], null),
          value: fc.constantFrom<unknown>('x', [], {}, null),
        },
        { requiredKeys: [] },
      ),
    })
    .map((intent) => JSON.stringify(intent)),
)

const insuredYear = fc.oneof(
  fc.integer({ min: 1900, max: 2100 }).map(String),
  fc.constantFrom('', '0', '-1', '1e3', '20.5', '12345'),
)
const insurance = joined(
  entriesOf({ insuredSince: fc.constantFrom('always', 'unknown', 'year', '1999', ''), insuredSinceYear: insuredYear }),
  fc
    .integer({ min: 0, max: 12 })
    .chain((count) =>
      joined(
        ...Array.from({ length: count }, (_, index) =>
          entriesOf({ [`abroad[${index}].from`]: insuredYear, [`abroad[${index}].to`]: insuredYear }),
        ),
      ),
    ),
)

const avs: Form = {
  names: [
    ...['navs', 'birthDate', 'gender', 'status', 'relationshipStartDate', 'relationshipEndDate'],
    ...[
      'partner.navs',
      'partner.birthDate',
      'partner.gender',
      'partner.deathDate',
      'hasChildren',
      'childCount',
      INTENT,
      'revision',
      'estimateAgain',
    ],
    ...['children[N].birthDate', 'children[N].alive', 'children[N].deathDate'],
    ...[
      'insuredSince',
      'insuredSinceYear',
      'abroad[N].from',
      'abroad[N].to',
      'addRow',
      'removeRow',
      'add.abroad',
      'remove.abroad',
    ],
    ...['work', 'fund'],
  ],
  filled: joined(
    entriesOf({
      navs: fc.constant(OWN),
      birthDate: birth,
      gender,
      status,
      relationshipStartDate: orEmpty(typedDay),
      relationshipEndDate: fc.oneof(fc.constant(''), fc.constant(''), typedDay),
      'partner.navs': fc.constantFrom(PARTNER, PARTNER, ''),
      'partner.birthDate': birth,
      'partner.gender': gender,
      'partner.deathDate': fc.oneof(fc.constant(''), fc.constant(''), typedDay),
      hasChildren: yesNo,
      childCount: fc.integer({ min: 0, max: 17 }).map(String),
      work: fc.constantFrom('employed', 'selfEmployed', 'none', 'several', ''),
      fund: fc.constantFrom('yes', 'no', 'unknown', 'perhaps', ''),
    }),
    children,
    insurance,
    sometimes(
      fc.oneof(
        pressed(['add.abroad', '1'], ['remove.abroad', '0'], ['remove.abroad', '-1'], ['remove.abroad', '1e9']),
        pressed(ADD_CHILD, removeChild(0), removeChild(15), removeChild(99), removeChild(-1)),
        invented.map((intent): Fields => [[INTENT, intent]]),
        pressed(['estimateAgain', '1']),
      ),
    ),
  ),
}

const FUNDS = ['caisse-arc-lemanique', 'prevoyance-rhone-sante', 'no-such-party', '']
const ENTITIES = ['banque-du-mont', 'no-such-party', '']

const selection = (ids: string[]): fc.Arbitrary<Fields> =>
  fc.oneof(
    fc
      .array(fc.constantFrom(...ids), { maxLength: 40 })
      .map((chosen) => chosen.map((id): [string, string] => ['ids', id])),
    pressed(['none', '1'], ['askReset', '1'], ['reset', '1']),
    fc.tuple(fc.constantFrom('remove', 'signIn'), fc.constantFrom(...ids)).map((button): Fields => [button]),
  )

/** A day, or an age. */
const startText = fc.oneof(typedDay, fc.constantFrom('58', '60', '63 ans', '66'))

const change = entriesOf({
  currentSalary: orEmpty(money),
  desiredSalary: orEmpty(money),
  currentRate: orEmpty(rate),
  desiredRate: orEmpty(rate),
  retirementDate: orEmpty(
    fc.oneof(
      typedDay,
      fc.integer({ min: 2026, max: 2045 }).map((year) => `01.07.${year}`),
    ),
  ),
  stopsOn: orEmpty(startText),
  lppFrom: orEmpty(startText),
  lppCapitalShare: orEmpty(rate),
  'drawing[0].from': orEmpty(startText),
  'drawing[0].share': orEmpty(rate),
  'drawing[1].from': orEmpty(startText),
  'drawing[1].share': orEmpty(rate),
  'steps[0].on': orEmpty(startText),
  'steps[0].rate': orEmpty(rate),
  'steps[1].on': orEmpty(startText),
  'steps[1].rate': orEmpty(rate),
  stepsDrawFund: fc.constantFrom('on', ''),
  'partner.retirementDate': orEmpty(startText),
  need: orEmpty(money),
  outlook: fc.constantFrom('low', 'expected', 'high', 'none', ''),
  law: fc.constantFrom('today', 'without13th', 'withoutCap', 'none', ''),
  'buyIn.amount': orEmpty(money),
  'buyIn.on': orEmpty(typedDay),
  'pillar3a.amount': orEmpty(money),
  'pillar3a.purchase': orEmpty(money),
  paysGaps: fc.constantFrom('on', '', 'x'),
})

const simulationText = fc
  .record({ desiredSalary: fc.integer({ min: 0, max: 200_000 }), retirementDate: isoDay }, { requiredKeys: [] })
  .map((simulation) => JSON.stringify(simulation))

const papers: Form = {
  names: ['papers', 'revision'],
  filled: fc
    .subarray(['extract', 'forecast', 'certificate', 'vested', 'account3a', 'nothing'])
    .map((chosen): Fields => chosen.map((paper) => ['papers', paper])),
}
const careerYear = fc.integer({ min: 1940, max: 2030 }).map(String)
const onCareer = pressed(['skip', '1'], ['remove', '1'])
const career = joined(
  entriesOf({
    way: fc.constantFrom('extract', 'extract', 'forecast', 'quick', 'none', 'x'),
    extractDate: orEmpty(typedDay),
    extract: fc.oneof(
      badExtract.map(({ text }) => text.slice(0, 20_000)),
      fc.constantFrom('', "01-12 1998 45'817", "01-12 1998 45'8I7\r\n01-12 1999 47'300"),
    ),
    ramd: money,
    scale: fc.constantFrom('44', '1', '0', '45', 'x'),
    forecastYear: careerYear,
    salary: money,
    rate,
    since: orEmpty(careerYear),
    course: fc.constantFrom('steady', 'rising', 'lower', 'x', ''),
  }),
  sometimes(
    fc.integer({ min: 0, max: 14 }).chain((count) =>
      joined(
        ...Array.from({ length: count }, (_, index) =>
          entriesOf({
            [`blocks[${index}].from`]: careerYear,
            [`blocks[${index}].to`]: careerYear,
            [`blocks[${index}].salary`]: money,
          }),
        ),
      ),
    ),
  ),
)

const extractLine = (index: number) =>
  joined(
    entriesOf({
      [`rows[${index}].year`]: orEmpty(careerYear),
      [`rows[${index}].months`]: fc.constantFrom('01-12', '', '5', '12-01', 'x'),
      [`rows[${index}].amount`]: orEmpty(money),
    }),
    sometimes(pressed([`rows[${index}].split`, 'on'], [`rows[${index}].remove`, 'on'])),
  )

/** A file that was taken home, with one place changed. */
const takenHome = fc
  .tuple(
    fc.constantFrom(
      'firstPillar',
      'family',
      'careers',
      'papers',
      'secondPillar',
      'thirdPillar',
      'simulation',
      'scenarios',
    ),
    fc.jsonValue({ maxDepth: 4 }),
  )
  .map(([part, value]) =>
    JSON.stringify({
      ...{ format: 'trois-piliers-synthesis', version: 1 },
      entered: { secondPillar: {}, thirdPillar: {}, [part]: value },
    }),
  )
const fromMemory: Form = {
  names: [
    ...['terms', 'birthDate', 'gender', 'status', 'salary', 'rate', 'work', 'fund', 'insuredSince', 'insuredSinceYear'],
    ...['childYears', 'partner.birthYear', 'partner.salary', 'pillar3a.solde', 'pillar3a.amount', 'revision'],
  ],
  filled: joined(
    pressed(['terms', 'on']),
    entriesOf({
      ...{ birthDate: birth, gender, status, salary: money, rate: orEmpty(rate) },
      work: fc.constantFrom('employed', 'selfEmployed', 'none', 'several', ''),
      fund: fc.constantFrom('yes', 'no', 'unknown', 'perhaps', ''),
      insuredSince: fc.constantFrom('always', 'year', '1999', ''),
      insuredSinceYear: insuredYear,
      childYears: fc.constantFrom('', '2010', '2010, 2013 2016', '1900;2100', '2010 and 2012', '2010 '.repeat(17)),
      'partner.birthYear': insuredYear,
      'partner.salary': orEmpty(money),
      'pillar3a.solde': orEmpty(money),
      'pillar3a.amount': orEmpty(money),
    }),
  ),
}

const terms: Form = { names: ['terms'], filled: pressed(['terms', 'on']) }

const marriage = (index: number) =>
  entriesOf({
    [`marriages[${index}].start`]: orEmpty(typedDay),
    [`marriages[${index}].end`]: orEmpty(typedDay),
    [`marriages[${index}].endedBy`]: fc.constantFrom('divorce', 'death', 'annulment', ''),
    [`marriages[${index}].separatedSince`]: fc.oneof(fc.constant(''), typedDay),
    [`marriages[${index}].partner.birthDate`]: birth,
    [`marriages[${index}].partner.gender`]: gender,
  })
const family: Form = {
  names: [
    ...['marriages[N].start', 'marriages[N].end', 'marriages[N].endedBy', 'marriages[N].separatedSince'],
    ...['marriages[N].partner.birthDate', 'marriages[N].partner.gender'],
    ...['children[N].birthDate', 'children[N].credits', 'survivorsPension'],
    ...['partner.pensionSince', 'partner.pension'],
    ...['addRow', 'removeRow', 'add.marriages', 'remove.marriages', 'revision'],
  ],
  filled: joined(
    fc
      .integer({ min: 0, max: 12 })
      .chain((count) => joined(...Array.from({ length: count }, (_, index) => marriage(index)))),
    sometimes(
      entriesOf({
        'children[0].birthDate': isoDay,
        'children[0].credits': fc.constantFrom('both', 'half', 'person', 'other'),
      }),
    ),
    entriesOf({
      survivorsPension: orEmpty(money),
      'partner.pensionSince': orEmpty(typedDay),
      'partner.pension': orEmpty(money),
    }),
    sometimes(pressed(['add.marriages', '1'], ['remove.marriages', '0'], ['remove.marriages', '-1'])),
  ),
}

const number = fc.constantFrom('1', '2', '5', '6', '0', '')
const label = fc.string({ maxLength: 70 })
const CONFIRMED = ['confirmed.certificateOld', 'confirmed.pensionOfMonth', 'confirmed.pensionUnusual']
const PAPER_BUTTONS = ['remove', 'skip', 'another', 'isAddition', 'readFile', 'file', 'revision', ...CONFIRMED]
/** The buttons of a copied paper, and the boxes beside what it asks about. */
const onPaper = pressed(
  ['remove', '1'],
  ['remove', '9'],
  ['skip', '1'],
  ['readFile', '1'],
  ['another', '1'],
  ...CONFIRMED.map((name): Fields[number] => [name, 'on']),
)
const paidPer = fc.constantFrom('month', 'year', 'day')
const ageLines = fc
  .array(
    fc.tuple(rate, orEmpty(money), orEmpty(money)).map((row) => row.join('\t')),
    { maxLength: 40 },
  )
  .map((lines) => lines.join('\n'))
const certificate: Form = {
  names: [
    ...['number', 'label', 'date', 'balance', 'balanceMandatory', 'contribution', 'contributionPer', 'capital'],
    ...['pension', 'pensionPer', 'atAge', 'conversionRate', 'interest', 'maxCapitalShare', 'noticeMonths'],
    ...['insuredSalary', 'rate', 'buyIn', 'withdrawn', 'fundId', 'party', 'counts', 'addRow', 'removeRow'],
    ...['kind', 'paidSince', 'conversionRateAbove', 'interestAbove', 'agesText', 'divorceBuyIn', 'pledged'],
    ...['bridging.monthly', 'bridging.from', 'bridging.until', 'bridging.reduction', 'insuredSalaries[N].amount'],
    ...['add.insuredSalaries', 'remove.insuredSalaries'],
    ...['ages[N].age', 'ages[N].capital', 'ages[N].pension', ...PAPER_BUTTONS],
  ],
  filled: fc.oneof(
    joined(
      entriesOf({
        ...{ number, label, date: typedDay, balance: orEmpty(money), capital: orEmpty(money), pension: orEmpty(money) },
        ...{ pensionPer: paidPer, contribution: orEmpty(money), contributionPer: paidPer, interest: orEmpty(rate) },
        ...{ conversionRate: orEmpty(rate), 'ages[0].age': orEmpty(rate), 'ages[0].pension': orEmpty(money) },
        ...{ kind: fc.constantFrom('pension', 'capitalOnly', 'paid', 'both', ''), paidSince: orEmpty(typedDay) },
        ...{
          'bridging.monthly': orEmpty(money),
          'bridging.from': orEmpty(fc.oneof(rate, typedDay)),
          agesText: ageLines,
        },
      }),
      sometimes(onPaper),
    ),
    pressed(['addRow', 'insuredSalaries'], ['removeRow', 'insuredSalaries.0'], ['counts', 'own'], ['counts', 'party']),
  ),
}

const canton = fc.constantFrom('VD', 'ZH', 'VS', 'TI', 'SZ', 'XX', '')
const municipality = fc.constantFrom('Lausanne', '5586', 'Zürich', 'Sion', 'Bellinzona', 'Schwyz', 'nowhere', '')

export const FORMS: Record<string, Form> = {
  'pages/avs/route.tsx': avs,
  'pages/family/route.tsx': family,
  'pages/lpp/route.tsx': {
    names: ['ids', 'none', 'askReset', 'reset', 'remove', 'signIn', 'revision'],
    filled: selection(FUNDS),
  },
  'pages/pillar-3a/route.tsx': {
    names: [
      ...['ids', 'none', 'askReset', 'reset', 'remove', 'signIn', 'revision'],
      ...['solde', 'amount', 'rate', 'paydate', 'askResetInfo', 'keepInfo', 'resetInfo'],
    ],
    filled: fc.oneof(
      selection(ENTITIES),
      entriesOf({ solde: money, amount: money, rate, paydate: typedDay }),
      pressed(['askResetInfo', '1'], ['keepInfo', '1'], ['resetInfo', '1']),
    ),
  },
  'pages/decide/route.tsx': {
    names: [
      ...['lppCapitalShare', 'canton', 'municipality', 'status', 'children', 'yield', 'until', 'share', 'shownShare'],
      ...['certificate', 'maxCapitalShare'],
      ...['spouse[N].year', 'spouse[N].amount', 'spread[N].what', 'spread[N].year'],
    ],
    filled: fc.oneof(
      entriesOf({
        lppCapitalShare: fc.oneof(rate, fc.constantFrom('', '1/4', '0.5')),
        canton,
        municipality,
        status: fc.constantFrom('single', 'married', 'divorced', ''),
        children: fc.constantFrom('on', '', 'x'),
        yield: fc.oneof(rate, fc.constantFrom('', '1,5', '11')),
        until: fc.constantFrom('', '85', '90', '69', 'x'),
        'spouse[0].year': fc.constantFrom('', '2035', '1999'),
        'spouse[0].amount': orEmpty(money),
        'spread[0].what': fc.constantFrom('lpp', 'pillar3a.0', 'vested.1', 'none', ''),
        'spread[0].year': fc.constantFrom('', '2034', '2036', '2150'),
      }),
      entriesOf({ certificate: label, maxCapitalShare: fc.oneof(rate, fc.constantFrom('', '1/2', '101')) }),
    ),
  },
  'pages/synthesis/route.tsx': {
    names: [
      ...['retirementDate', 'lppCapitalShare', 'desiredRate', 'simulation', 'play', 'withoutChange', 'keep'],
      ...['need', 'way', 'stopsOn', 'lppFrom', 'buyIn.amount', 'buyIn.on', 'pillar3a.amount'],
      ...['place', 'canton', 'municipality', 'healthPremium', 'spousePension'],
    ],
    filled: fc.oneof(
      joined(
        entriesOf({
          retirementDate: fc.oneof(typedDay, fc.constantFrom('', '63', '64/6', '57', '71', 'x')),
          lppCapitalShare: fc.oneof(rate, fc.constantFrom('', '25', '101')),
          desiredRate: fc.oneof(rate, fc.constantFrom('', '80', '0')),
        }),
        pressed(['play', '1']),
      ),
      joined(entriesOf({ simulation: simulationText }), pressed(['withoutChange', '1'], ['keep', '1'])),
      joined(entriesOf({ need: orEmpty(money) }), pressed(['need', ''], ['need', '6400'])),
      joined(
        entriesOf({
          'buyIn.amount': orEmpty(money),
          'buyIn.on': typedDay,
          'pillar3a.amount': orEmpty(money),
          retirementDate: typedDay,
        }),
        pressed(['way', '1']),
      ),
      joined(
        entriesOf({ canton, municipality, healthPremium: orEmpty(money), spousePension: orEmpty(money) }),
        pressed(['place', '1']),
      ),
    ),
  },
  'pages/plan/route.tsx': {
    names: ['avsFrom', 'wealth'],
    filled: fc.oneof(
      entriesOf({ avsFrom: fc.constantFrom('first', 'reference', '63', '62', '71', 'x', '') }),
      entriesOf({ wealth: orEmpty(money) }),
    ),
  },
  'pages/simulation/route.tsx': {
    names: [
      ...['currentSalary', 'desiredSalary', 'currentRate', 'desiredRate', 'retirementDate', 'lppCapitalShare'],
      ...['stopsOn', 'lppFrom', 'drawing[N].from', 'drawing[N].share', 'steps[N].on', 'steps[N].rate'],
      ...['stepsDrawFund', 'partner.retirementDate', 'need', 'rule', 'outlook', 'law'],
      ...['buyIn.amount', 'buyIn.on', 'pillar3a.amount', 'pillar3a.purchase', 'paysGaps'],
      ...['marginalRate', 'remove', 'suggestion'],
    ],
    filled: fc.oneof(
      { arbitrary: change, weight: 4 },
      {
        arbitrary: pressed(
          ['remove', '1'],
          ['suggestion', 'yearLater'],
          ['suggestion', 'eightyPercent'],
          ['suggestion', 'quarterCapital'],
          ['suggestion', 'buyIn'],
          ['suggestion', 'more3a'],
          ['suggestion', 'open3a'],
          ['suggestion', 'purchase3a'],
          ['suggestion', 'paysGaps'],
          ['rule', 'need'],
        ),
        weight: 1,
      },
      { arbitrary: entriesOf({ marginalRate: orEmpty(rate) }), weight: 1 },
    ),
  },
  'pages/scenarios/route.tsx': {
    names: ['name', 'simulation', 'show', 'remove'],
    filled: fc.oneof(
      entriesOf({ name: fc.string({ maxLength: 70 }), simulation: simulationText }),
      pressed(['show', '1'], ['show', '2'], ['show', '-1'], ['remove', '1'], ['remove', '1e3']),
    ),
  },
  'pages/data/route.tsx': {
    names: ['delete', 'keepLonger', 'confirm', 'keep', 'from'],
    filled: fc.oneof(
      pressed(['confirm', 'on'], ['delete', '1']),
      joined(
        entriesOf({
          from: fc.constantFrom('/avs', '/de/lpp?then=check', '/synthesis?column=withChange#a', '/', '//evil.example'),
        }),
        pressed(['keep', '1'], ['keepLonger', '1']),
      ),
    ),
  },
  'pages/prelogin/route.tsx': {
    names: ['terms', 'typed'],
    filled: joined(pressed(['terms', 'on']), entriesOf({ typed: fc.constantFrom('keep', 'delete', '', 'x') })),
  },
  // No existing person: pressing a button as one is tried elsewhere, and takes as long as a whole sign-in.
  'pages/demo/route.tsx': {
    names: ['person', 'replace'],
    filled: entriesOf({ person: fc.constantFrom('', 'x', 'Claire') }),
  },
  'pages/own/route.tsx': terms,
  'pages/quick/route.tsx': fromMemory,
  'pages/quick/range/route.tsx': fromMemory,
  'pages/resume/route.tsx': {
    names: ['terms', 'file', 'content', 'enter'],
    filled: joined(
      pressed(['terms', 'on']),
      entriesOf({ content: fc.oneof(fc.json({ maxDepth: 6 }), takenHome) }),
      sometimes(pressed(['enter', '1'])),
    ),
  },
  'pages/own-papers/route.tsx': papers,
  'pages/certificate/route.tsx': certificate,
  'pages/career/route.tsx': {
    names: [
      ...['way', 'extractDate', 'extract', 'ramd', 'scale', 'forecastYear', 'salary', 'rate', 'since', 'course'],
      ...['blocks[N].from', 'blocks[N].to', 'blocks[N].salary', 'addRow', 'removeRow', 'add.blocks', 'remove.blocks'],
      ...['file', 'readFile', 'revision', 'skip', 'remove'],
    ],
    filled: fc.oneof(career, joined(career, pressed(['add.blocks', '1'], ['remove.blocks', '0'])), onCareer),
  },
  'pages/career-check/route.tsx': {
    names: [
      ...['extractDate', 'rows[N].year', 'rows[N].months', 'rows[N].amount', 'rows[N].split', 'rows[N].remove'],
      'revision',
    ],
    filled: joined(
      entriesOf({ extractDate: orEmpty(typedDay) }),
      fc
        .integer({ min: 0, max: 52 })
        .chain((count) => joined(...Array.from({ length: count }, (_, index) => extractLine(index)))),
    ),
  },
  'pages/vested/route.tsx': {
    names: ['number', 'label', 'balance', 'rate', ...PAPER_BUTTONS],
    filled: fc.oneof(joined(entriesOf({ number, label, balance: money, rate }), sometimes(onPaper)), onPaper),
  },
  'pages/account-3a/route.tsx': {
    names: [
      ...['number', 'label', 'kind', 'solde', 'amount', 'paidThisYear', 'rate', 'paydate', 'maturity', 'entityId'],
      ...['party', 'counts', ...PAPER_BUTTONS],
    ],
    filled: fc.oneof(
      joined(
        entriesOf({
          ...{ number, label, solde: money, amount: money, rate, maturity: orEmpty(money) },
          ...{ paidThisYear: orEmpty(money), paydate: orEmpty(typedDay) },
          kind: fc.constantFrom('account', 'securities', 'policy', 'x'),
        }),
        sometimes(onPaper),
      ),
      onPaper,
    ),
  },
  'pages/terms/route.tsx': terms,
  'pages/not-found/route.tsx': { names: [], filled: fc.constant([]) },
}

/** The identity room's form, which is no page. */
export const LOGOUT: Form = { names: [], filled: fc.constant([]) }
