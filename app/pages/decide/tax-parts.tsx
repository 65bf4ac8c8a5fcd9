import type { DecidedTax, DecidedYear, TaxOfYears } from '~/estimate/decide/decision'
import { chf } from '~/language/format'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { Table } from '~/ui/table'
import { between, taxText } from '~/ui/tax-text'
import { ExplainedTax } from './tax-steps'
import { paidText, savedBy } from './view'

type TaxProps = { tax: DecidedTax }

/** The capital, its tax, what is left, and what other years of payment would change. */
export function DecidedTaxParts({ tax }: TaxProps) {
  const { t, to } = useText()
  const { years, capital, low, high } = tax.planned
  const place = t('decide.place', { municipality: tax.municipality, canton: t(`words.cantons.${tax.canton}`) })
  const left = { low: capital - high, high: capital - low }
  return (
    <>
      <Section title={t('decide.tax.title')} id="tax" intro={place}>
        {years.map((year, index) => (
          <YearTax key={year.year} year={year} isFirst={index === 0} />
        ))}
        <p>
          {t(isRefused(tax.planned) ? 'decide.tax.leftFederal' : 'decide.tax.left')}{' '}
          <About figure="tax.left" amounts={left} />
        </p>
        <Notes tax={tax} />
        <ExplainedTax tax={tax} />
        <p className="alone">
          <a href={to('/law/tax')}>{t('decide.tax.how')}</a>
        </p>
      </Section>
      <Ways tax={tax} />
    </>
  )
}

const hasSpouse = ({ years }: TaxOfYears) => years.some(({ paid }) => paid.some(({ kind }) => kind === 'spouse'))

const isRefused = ({ years }: TaxOfYears) => years.some((year) => 'refused' in year)

/** In a sentence: about an amount, or between two. `value`: the lower one. */
function About({ figure, amounts }: { figure: string; amounts: { low: number; high: number } }) {
  const { t } = useText()
  const { low, high } = amounts
  return (
    <>
      {low === high && `${t('decide.about')} `}
      <strong>
        <Figure figure={figure} value={low} text={between(t, amounts)} />
      </strong>
    </>
  )
}

/** Figures are those of the first year, as the call for other programs tells them. */
function YearTax({ year, isFirst }: { year: DecidedYear; isFirst: boolean }) {
  const { t } = useText()
  const figure = (name: string, value: number, text: string) =>
    isFirst ? <Figure figure={`tax.${name}`} value={value} text={text} /> : text
  const tax = (name: 'federal' | 'canton' | 'municipality' | 'total', amount: number): SummaryRow => ({
    term: t(`decide.tax.${name}`),
    value: figure(name, amount, taxText(amount)),
  })
  return (
    <Section title={t('decide.tax.year', { year: year.year })} level={3} isLandmark={false}>
      <SummaryList
        compact
        rows={[
          {
            term: t('decide.tax.capital'),
            value: figure('capital', year.capital, chf(year.capital)),
            note: year.paid.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two accounts can have one name and one amount
              <div key={index}>{t('decide.line', { what: paidText(t, one), value: chf(one.amount) })}</div>
            )),
          },
          tax('federal', year.federal),
          ...cantonalRows(year, tax, t),
        ]}
      />
    </Section>
  )
}

type TaxRow = (name: 'canton' | 'municipality' | 'total', amount: number) => SummaryRow

function cantonalRows(year: DecidedYear, tax: TaxRow, t: T): SummaryRow[] {
  if ('refused' in year) return [{ term: t('decide.tax.cantonal'), value: t('decide.tax.notComputed') }]
  const { canton, municipality, total, low, high } = year
  if (canton === null || municipality === null || total === null)
    return [{ term: t('decide.tax.total'), value: between(t, { low: low ?? 0, high: high ?? 0 }) }]
  return [tax('canton', canton), tax('municipality', municipality), tax('total', total)]
}

/** Of what the amounts are, and what is special about a canton. */
function Notes({ tax: { planned, canton, tablesOf } }: TaxProps) {
  const { t } = useText()
  const first = planned.years[0]
  const provisional = first && 'provisional' in first ? first.provisional : undefined
  const notes = [
    t('decide.notes.tables', { year: tablesOf }),
    planned.years.some(({ year }) => year !== tablesOf) && t('decide.notes.otherYear'),
    t(hasSpouse(planned) ? 'decide.notes.spouseAdded' : 'decide.notes.spouse'),
    isRefused(planned) && t('decide.notes.refused', { canton: t(`words.cantons.${canton}`) }),
    first && 'low' in first && first.low !== undefined && t('decide.notes.range'),
    first && 'sureness' in first && first.sureness === 'carried' && t('decide.notes.carried'),
    provisional !== undefined && t('decide.notes.provisional', { amount: taxText(provisional), year: tablesOf }),
  ]
  return <ul className="sentences">{notes.map((note) => note && <li key={note}>{note}</li>)}</ul>
}

/** All in one year beside the years that are chosen, and each part in a year of its own, where they differ. */
function Ways({ tax: { ways, planned, isSpread, tablesOf } }: TaxProps) {
  const { t } = useText()
  if (!ways || (ways.apart.years.length < 2 && !isSpread)) return null
  const { together, apart } = ways
  const shown = [
    { key: 'together', name: together.years.length > 1 ? 'nearlyTogether' : 'together', way: together },
    ...(isSpread ? [{ key: 'planned', name: 'planned', way: planned } as const] : []),
    ...(isSpread && isSame(planned, apart) ? [] : [{ key: 'apart', name: 'apart', way: apart } as const]),
  ] as const
  return (
    <Section title={t('decide.ways.title')} id="ways" intro={t('decide.ways.intro', { year: tablesOf })}>
      <Table
        className="stacked stacked-told"
        caption={t(isRefused(together) ? 'decide.ways.captionFederal' : 'decide.ways.caption')}
        heads={[t('decide.ways.way'), t('decide.ways.years'), t('decide.ways.tax'), t('decide.ways.less')]}
        rows={shown.map(({ key, name, way }) => ({
          key,
          head: t(`decide.ways.${name}`),
          cells: [...cellsOf(t, way), way === together ? t('decide.ways.none') : lessText(t, together, way)],
        }))}
      />
      <p>
        {isSpread ? t('decide.ways.savedChosen') : t('decide.ways.saved', { count: apart.years.length })}{' '}
        <About figure="tax.saved" amounts={savedBy(together, isSpread ? planned : apart)} />
      </p>
      <p className="hint">{t('decide.ways.limits')}</p>
    </Section>
  )
}

const isSame = (one: TaxOfYears, other: TaxOfYears) =>
  one.years.length === other.years.length &&
  one.years.every(({ year, capital }, index) => {
    const beside = other.years[index]
    return beside?.year === year && beside.capital === capital
  })

const lessText = (t: T, together: TaxOfYears, way: TaxOfYears) => between(t, savedBy(together, way))

const cellsOf = (t: T, way: TaxOfYears) => [
  <div key="years">
    {way.years.map(({ year, paid }) => (
      <div key={year}>{t('decide.line', { what: year, value: paid.map((one) => paidText(t, one)).join(', ') })}</div>
    ))}
  </div>,
  between(t, way),
]
