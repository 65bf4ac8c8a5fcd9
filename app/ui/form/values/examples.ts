/** An example of a valid value for each field, for its error message. */
const EXAMPLES: Record<string, string> = {
  birthDate: '21.05.1981',
  relationshipStartDate: '12.06.2008',
  relationshipEndDate: '30.09.2019',
  deathDate: '30.09.2019',
  start: '12.06.1998',
  end: '30.09.2009',
  separatedSince: '01.03.2008',
  survivorsPension: "1'600",
  date: '01.01.2026',
  balance: "150'000",
  balanceMandatory: "80'000",
  capital: "400'000",
  pension: "21'600",
  contribution: "12'000",
  conversionRate: '5.4',
  interest: '1.75',
  insuredSalary: "60'000",
  ramd: "72'576",
  scale: '44',
  forecastYear: '2024',
  since: '1998',
  salary: "85'000",
  extractDate: '15.01.2026',
  buyIn: "20'000",
  withdrawn: "50'000",
  maxCapitalShare: '50',
  'buyIn.amount': "20'000",
  'buyIn.on': '31.12.2026',
  'pillar3a.amount': "7'000",
  'pillar3a.purchase': "3'600",
  need: "4'500",
  marginalRate: '28',
  maturity: "90'000",
  paidThisYear: "3'600",
  solde: "12'500",
  amount: "3'600",
  rate: '0.5',
  paydate: '01.06.2046',
  currentSalary: "85'000",
  desiredSalary: "85'000",
  currentRate: '80',
  desiredRate: '80',
  retirementDate: '01.06.2036',
  stopsOn: '31.05.2031',
  lppFrom: '01.06.2031',
  lppCapitalShare: '25',
  from: '01.06.2036',
  on: '01.06.2036',
  share: '40',
  municipality: 'Lausanne',
  yield: '1.5',
  until: '92',
}
/** Of the rows of a list, where they are not as elsewhere. */
const IN_ROWS: Record<string, Record<string, string>> = {
  steps: { rate: '60' },
  children: { birthDate: '14.03.2010', deathDate: '30.09.2019' },
  spouse: { year: '2035' },
}

/** For `children[1].birthDate` that of a child; for an unknown field, a day. */
export function exampleFor(field: string): string {
  const name = field.split('.').at(-1) ?? field
  const list = /^(\w+)\[/.exec(field)?.[1] ?? ''
  return IN_ROWS[list]?.[name] ?? EXAMPLES[field] ?? EXAMPLES[name] ?? '21.05.1981'
}
