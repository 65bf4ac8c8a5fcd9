import type { DecidedTax, DecidedYear, PaidCapital, TaxOfYears } from '~/estimate/decide/decision'
import { chf } from '~/language/format'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { Table } from '~/ui/table'
import { savedBy, taxText } from './view'

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
        <p className="alone">
          <a href={to('/law/tax')}>{t('decide.tax.how')}</a>
        </p>
      </Section>
      <Ways tax={tax} />
    </>
  )
}

const isRefused = ({ years }: TaxOfYears) => years.some((year) => 'refused' in year)

/** One amount, or the two between which it lies. */
const between = (t: T, { low, high }: { low: number; high: number }) =>
  low === high ? taxText(low) : t('decide.between', { low: taxText(low), high: taxText(high) })

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

const paidText = (t: T, { kind, name }: PaidCapital) =>
  name ? `${t(`decide.paid.${kind}`)} (${name})` : t(`decide.paid.${kind}`)

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
    t('decide.notes.spouse'),
    isRefused(planned) && t('decide.notes.refused', { canton: t(`words.cantons.${canton}`) }),
    first && 'low' in first && first.low !== undefined && t('decide.notes.range'),
    first && 'sureness' in first && first.sureness === 'carried' && t('decide.notes.carried'),
    provisional !== undefined && t('decide.notes.provisional', { amount: taxText(provisional), year: tablesOf }),
  ]
  return <ul className="sentences">{notes.map((note) => note && <li key={note}>{note}</li>)}</ul>
}

/** All in one year beside each part in a year of its own. */
function Ways({ tax: { ways, tablesOf } }: TaxProps) {
  const { t } = useText()
  if (!ways || ways.apart.years.length < 2) return null
  const { together, apart } = ways
  const saved = savedBy(together, apart)
  return (
    <Section title={t('decide.ways.title')} id="ways" intro={t('decide.ways.intro', { year: tablesOf })}>
      <Table
        className="stacked stacked-told"
        caption={t(isRefused(together) ? 'decide.ways.captionFederal' : 'decide.ways.caption')}
        heads={[t('decide.ways.way'), t('decide.ways.years'), t('decide.ways.tax')]}
        rows={[
          { key: 'together', head: t('decide.ways.together'), cells: cellsOf(t, together) },
          { key: 'apart', head: t('decide.ways.apart'), cells: cellsOf(t, apart) },
        ]}
      />
      <p>
        {t('decide.ways.saved', { count: apart.years.length })} <About figure="tax.saved" amounts={saved} />
      </p>
      <p className="hint">{t('decide.ways.limits')}</p>
    </Section>
  )
}

const cellsOf = (t: T, way: TaxOfYears) => [
  <div key="years">
    {way.years.map(({ year, paid }) => (
      <div key={year}>{t('decide.line', { what: year, value: paid.map((one) => paidText(t, one)).join(', ') })}</div>
    ))}
  </div>,
  between(t, way),
]
