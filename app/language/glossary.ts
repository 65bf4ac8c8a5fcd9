/**
 * The terms that the glossary explains in plain words, by their pillar: each with its article of law in French
 * (articleText), or null. A term's name is its anchor on the page, the same in every language.
 */
export const GLOSSARY = {
  all: {
    pillars: null,
    pension: null,
    lumpSum: null,
    referenceAge: 'LAVS art. 21',
    gross: null,
    partner: null,
    estimate: null,
  },
  avs: {
    avs: 'LAVS art. 1a, 3',
    ai: null,
    apg: null,
    avsNumber: null,
    compensationOffice: null,
    individualAccount: 'LAVS art. 30ter',
    contributionYear: 'LAVS art. 29ter; RAVS art. 50',
    minimumContribution: 'LAVS art. 10',
    gap: 'LAVS art. 16 al. 1',
    youthYears: 'RAVS art. 52b',
    scale: 'RAVS art. 52',
    fullPension: 'LAVS art. 29',
    averageIncome: 'LAVS art. 29quater',
    revaluation: 'LAVS art. 30 al. 1; RAVS art. 51bis',
    educationCredit: 'LAVS art. 29sexies',
    splitting: 'LAVS art. 29quinquies',
    coupleCap: 'LAVS art. 35',
    early: 'LAVS art. 40',
    deferral: 'LAVS art. 39',
    transition: 'LAVS art. 34bis, 40c',
    thirteenth: 'LAVS art. 34ter',
    widowed: 'LAVS art. 35bis',
    allowance: 'RAVS art. 6quater',
    forecast: null,
  },
  lpp: {
    lpp: 'LPP art. 1, 2',
    pensionFund: null,
    rules: null,
    certificate: null,
    balance: 'LPP art. 15',
    mandatory: 'LPP art. 6, 15',
    entryThreshold: 'LPP art. 2, 7',
    coordinatedSalary: 'LPP art. 8',
    savingsCredit: 'LPP art. 16',
    minimumInterest: 'LPP art. 15 al. 2; OPP 2 art. 12',
    conversionRate: 'LPP art. 14',
    capitalShare: 'LPP art. 37',
    partialRetirement: 'LPP art. 13a',
    buyIn: 'LPP art. 79b',
    vested: 'LFLP art. 4',
    homeAdvance: 'LPP art. 30c',
  },
  pillar3a: {
    pillar3a: 'OPP 3 art. 1',
    account3a: null,
    policy3a: null,
    ceiling3a: 'OPP 3 art. 7',
    catchUp3a: 'OPP 3 art. 7a',
    pillar3b: null,
  },
} as const

export type GlossaryGroup = keyof typeof GLOSSARY
export type GlossaryTerm = { [Group in GlossaryGroup]: keyof (typeof GLOSSARY)[Group] }[GlossaryGroup]

export const TERMS = Object.values(GLOSSARY).flatMap((group) => Object.keys(group)) as GlossaryTerm[]

/** Everyday words, which no page has to explain. */
export const EVERYDAY: readonly GlossaryTerm[] = ['pillars', 'pension', 'lumpSum', 'gross', 'partner', 'estimate']

/** Where a term stands on the page; French path. */
export const glossaryPath = (term: GlossaryTerm) => `/glossary#${term}`
