/** Results of the tax calculator of the Federal Tax Administration, compared with ours from the tables of the same year. */

import type { Municipality } from '~/law/tax/canton-taxes'
import type { Canton } from '~/law/tax/cantons'
import { type CapitalTaxLaw, capitalTaxLawIn } from '~/law/tax/capital-tax'
import { franc } from '~/pillars/money'
import { type CantonalTax, capitalTax, type Taxpayer } from '~/pillars/tax/capital-tax'
import { taxByYear, totalTax } from '~/pillars/tax/spread'
import type { Bounds, CheckedTax, FigureName, Reason, TaxFigure, TaxReading } from './case'
import { READINGS, type ReadTax, type YearOfReadings } from './tax-readings'

/** A default place for the federal tax, which is the same everywhere. */
const LAUSANNE = 5586

function municipalityOf(number: number | null, { municipalities }: CapitalTaxLaw): Municipality {
  const found = municipalities.get(number ?? LAUSANNE)
  if (!found) throw new RangeError(`no municipality ${number}`)
  return found
}

/** One figure where both bounds are the same. */
const amountOrBounds = ({ low, high }: Bounds): number | Bounds => (low === high ? low : { low, high })

function cantonalOf(cantonal: CantonalTax): number | Bounds | null {
  if (cantonal.kind === 'refused') return null
  return cantonal.kind === 'range'
    ? { low: cantonal.low, high: cantonal.high }
    : cantonal.canton + cantonal.municipality
}

/** Why a cantonal tax may differ, and by how many francs at most. Nothing explains other differences. */
const REASONS: Partial<Record<Canton, { reason: Reason; upTo?: number }>> = {
  SH: { reason: 'taxRounded', upTo: 1 },
  VD: { reason: 'taxRoundedInVaud', upTo: 10 },
  TI: { reason: 'ageAndSex' },
}

/** A figure that was read; `ours` null: we have none. */
type Fact = Omit<CheckedTax, 'id' | 'figures'> & {
  name: FigureName
  at?: number
  published: number
  ours: number | Bounds | null
  reading: TaxReading
}

function factsOf(one: ReadTax, law: CapitalTaxLaw): Fact[] {
  const municipality = municipalityOf(one.municipality, law)
  const { status, amount: capital, payments, expected } = one
  const taxpayer = { status, hasDependants: false, municipality }
  const told = { status, capital, reading: READINGS[one.source] }
  const there = { place: municipality.canton, municipality: municipality.name, ...told }
  if (payments) return overYears(capital, payments, { expected, taxpayer, law }).map((fact) => ({ ...there, ...fact }))
  const { federal, cantonal } = capitalTax(franc(capital), taxpayer, law)
  const both =
    expected.cantonPlusMunicipality ??
    (expected.canton === undefined ? undefined : expected.canton + (expected.municipality ?? 0))
  return [
    // It is the same in every canton, and so a single fact wherever it was read.
    ...ifPublished(expected.federal, {
      ...told,
      place: 'CH' as const,
      municipality: null,
      name: 'federal' as const,
      ours: federal,
    }),
    ...(one.municipality === null
      ? []
      : ifPublished(both, { ...there, name: 'cantonal' as const, ours: cantonalOf(cantonal) })),
  ]
}

/** Left out where nothing was published. */
const ifPublished = <F extends object>(published: number | undefined, fact: F): (F & { published: number })[] =>
  published === undefined ? [] : [{ ...fact, published }]

type PublishedTax = { expected: Record<string, number>; taxpayer: Taxpayer; law: CapitalTaxLaw }

/** The whole capital in one year, and equal amounts in separate years, by the same tables. */
function overYears(capital: number, payments: number[], { expected, taxpayer, law }: PublishedTax) {
  const total = (amounts: number[]) => {
    const paid = amounts.map((paid, at) => ({ what: `account ${at}`, year: law.year + at, amount: franc(paid) }))
    const owed = totalTax(taxByYear(paid, taxpayer, () => law))
    return owed && amountOrBounds(owed)
  }
  const at = payments.length
  return [
    ...ifPublished(expected.oneYear, { name: 'inOneYear' as const, ours: total([capital]) }),
    ...ifPublished(expected[`sameAmountEachOf${at}Years`], { name: 'overYears' as const, at, ours: total(payments) }),
  ]
}

const subjectOf = ({ place, status, capital }: Omit<CheckedTax, 'id' | 'figures'>) => `${place}-${status}-${capital}`
const keyOf = (fact: Fact) => [subjectOf(fact), fact.name, fact.at, fact.published].join('-')

/** Each fact once, with all its readers. */
function distinct(facts: readonly Fact[]): (Omit<Fact, 'reading'> & { readings: TaxReading[] })[] {
  return grouped(facts, keyOf).map(([{ reading, ...fact }, ...others]) => {
    const readings = new Set([reading, ...others.map((one) => one.reading)])
    return { ...fact, readings: Object.values(READINGS).filter((one) => readings.has(one)) }
  })
}

/** In the order of their first. */
function grouped<One>(those: readonly One[], keyOf: (one: One) => string): [One, ...One[]][] {
  const groups = new Map<string, [One, ...One[]]>()
  for (const one of those) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups.values()]
}

/** The tax of one year is not a separate fact if both of its parts are compared. */
function withoutSums(facts: readonly Fact[]): Fact[] {
  const cantonal = new Set(facts.filter(({ name }) => name === 'cantonal').map(subjectOf))
  const federal = new Set(facts.filter(({ name }) => name === 'federal').map(subjectOf))
  return facts.filter(
    (fact) =>
      fact.name !== 'inOneYear' || !cantonal.has(subjectOf(fact)) || !federal.has(subjectOf({ ...fact, place: 'CH' })),
  )
}

export type CheckedTaxes = {
  /** Those for which we have our own figure. */
  taxes: CheckedTax[]
  /** Each way in which the calculator was read for them, in the order of the file's letters. */
  taxReadings: TaxReading[]
  taxYear: number
  /** Published figures that are not compared, since we refuse a cantonal tax. */
  withoutOwnFigure: number
}

export function checkedTaxes({ year, cases }: YearOfReadings): CheckedTaxes {
  const law = capitalTaxLawIn(year)
  const facts = distinct(withoutSums(cases.flatMap((one) => factsOf(one, law))))
  const taxes = grouped(facts, subjectOf).flatMap((its): CheckedTax[] => {
    const [{ place, municipality, status, capital }] = its
    const figures = its.flatMap(({ name, at, published, ours, readings }): TaxFigure[] => {
      if (ours === null) return []
      const reason = place === 'CH' || ours === published ? {} : REASONS[place]
      return [{ name, at, published, ours, readings, ...reason }]
    })
    return figures.length === 0 ? [] : [{ id: subjectOf(its[0]), place, municipality, status, capital, figures }]
  })
  const read = new Set(taxes.flatMap(({ figures }) => figures.flatMap(({ readings }) => readings)))
  return {
    taxes,
    taxReadings: Object.values(READINGS).filter((one) => read.has(one)),
    taxYear: year,
    withoutOwnFigure: facts.filter(({ ours }) => ours === null).length,
  }
}
