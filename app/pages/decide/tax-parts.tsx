import type { DecidedTax, DecidedYear, TaxOfYears } from '~/estimate/answers/decide/decision'
import { chf } from '~/language/format'
import { between, taxText } from '~/language/tax-text'
import { Figure } from '~/ui/figure'
import { Fold, Folds } from '~/ui/folds'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { Table } from '~/ui/table'
import { ExplainedTax } from './tax-steps'
import { paidText } from './view'

type TaxProps = { tax: DecidedTax }

/** The capital of all years, its tax and what is left; folded, how that is computed; and the effect of other years. */
export function DecidedTaxParts({ tax }: TaxProps) {
  const { t } = useText()
  const { planned, municipality, canton, isFederalOnly } = tax
  const { capital, low, high } = planned
  return (
    <>
      <Section
        title={t('decide.tax.title')}
        id="tax"
        intro={t('decide.place', { municipality, canton: t(`words.cantons.${canton}`) })}
      >
        <SummaryList
          compact
          rows={[
            {
              term: t('decide.tax.capital'),
              value: <Figure figure="taken.capital" value={capital} text={chf(capital)} />,
            },
            {
              term: t(isFederalOnly ? 'decide.tax.federal' : 'decide.tax.total'),
              value: <About figure="taken.tax" amounts={{ low, high }} />,
            },
            {
              term: t(isFederalOnly ? 'decide.tax.leftFederal' : 'decide.tax.left'),
              value: <About figure="tax.left" amounts={{ low: capital - high, high: capital - low }} />,
            },
          ]}
        />
        <Sentences notes={specialNotes(t, tax)} />
        <TaxDetails tax={tax} />
      </Section>
      <TaxOptions tax={tax} />
    </>
  )
}

/** Year by year, what the amounts consist of, and how the first one is computed. */
function TaxDetails({ tax }: TaxProps) {
  const { t, to } = useText()
  return (
    <Folds>
      <Fold id="tax-details" title={t('decide.tax.details')}>
        {tax.planned.years.map((year, index) => (
          <YearTax key={year.year} year={year} isFirst={index === 0} />
        ))}
        <Sentences notes={generalNotes(t, tax)} />
        <ExplainedTax tax={tax} />
        <p className="alone">
          <a href={to('/law/tax')}>{t('decide.tax.how')}</a>
        </p>
      </Fold>
    </Folds>
  )
}

const hasSpouse = ({ years }: TaxOfYears) => years.some(({ paid }) => paid.some(({ kind }) => kind === 'spouse'))

/** A sentence with an amount, or with the two ends of a range. `value`: the lower end. */
function About({ figure, amounts }: { figure: string; amounts: { low: number; high: number } }) {
  const { t } = useText()
  const { low, high } = amounts
  return (
    <>
      {taxText(low) === taxText(high) && `${t('decide.about')} `}
      <strong>
        <Figure figure={figure} value={low} text={between(t, amounts)} />
      </strong>
    </>
  )
}

/** Only the first year has named figures, as in the call for other programs. */
function YearTax({ year, isFirst }: { year: DecidedYear; isFirst: boolean }) {
  const { t } = useText()
  const figure = (name: string, value: number, text: string) =>
    isFirst ? <Figure figure={`tax.${name}`} value={value} text={text} /> : text
  const tax = (name: 'federal' | 'canton' | 'municipality' | 'total', amount: number): SummaryRow => ({
    term: t(`decide.tax.${name}`),
    value: figure(name, amount, taxText(amount)),
  })
  return (
    <Section title={t('decide.tax.year', { year: year.year })} level={4} isLandmark={false}>
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
  const { canton, municipality, total, owed } = year
  if (canton === null || municipality === null || total === null)
    return [{ term: t('decide.tax.total'), value: between(t, owed) }]
  return [tax('canton', canton), tax('municipality', municipality), tax('total', total)]
}

type Note = string | false | undefined

/** What is special about a canton: shown beside the amounts. */
function specialNotes(t: T, tax: DecidedTax): Note[] {
  const { planned, canton, tablesOf, isFederalOnly, isFederalOfCouple, provisional, hasRange } = tax
  return [
    isFederalOnly && t('decide.notes.refused', { canton: t(`words.cantons.${canton}`) }),
    isFederalOfCouple && t('decide.notes.children'),
    isFederalOfCouple && !isFederalOnly && t('decide.notes.childrenCanton'),
    hasRange && t('decide.notes.range'),
    planned.years.some((year) => 'sureness' in year && year.sureness === 'carried') && t('decide.notes.carried'),
    provisional !== null && t('decide.notes.provisional', { amount: taxText(provisional), year: tablesOf }),
  ]
}

const generalNotes = (t: T, { planned, tablesOf, isAssumed, status }: DecidedTax): Note[] => [
  t('decide.notes.tables', { year: tablesOf }),
  isAssumed && t('decide.notes.otherYear'),
  status === 'married' && t(hasSpouse(planned) ? 'decide.notes.spouseAdded' : 'decide.notes.spouse'),
]

function Sentences({ notes }: { notes: readonly Note[] }) {
  const said = notes.filter((note) => typeof note === 'string')
  if (said.length === 0) return null
  return (
    <ul className="sentences">
      {said.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Compares all in one year, the chosen years, and each part in its own year, where these differ. Folded if nothing is saved. */
function TaxOptions({ tax }: TaxProps) {
  const { t } = useText()
  const { ways, isSpread } = tax
  if (!ways || (ways.apart.years.length < 2 && !isSpread)) return null
  const table = <TaxOptionsTable tax={tax} ways={ways} />
  if (isSpread || ways.saved.apart.high > 0)
    return (
      <Section title={t('decide.ways.title')} id="ways">
        {table}
      </Section>
    )
  return (
    <Folds>
      <Fold id="ways" title={t('decide.line', { what: t('decide.ways.title'), value: t('decide.ways.nothingSaved') })}>
        {table}
      </Fold>
    </Folds>
  )
}

/** The options shown. The named figure is what the chosen years save or, without a choice, what one year for each part saves. */
function shownOptions({ planned, isSpread }: DecidedTax, { together, apart, saved }: TaxByTiming) {
  const isShared = apart.years.some(({ paid }) => paid.length > 1)
  return [
    { name: together.years.length > 1 ? 'nearlyTogether' : 'together', way: together, saved: null },
    ...(isSpread ? [{ name: 'planned', way: planned, saved: saved.planned, isFigure: true } as const] : []),
    ...(isSpread && isSame(planned, apart)
      ? []
      : [{ name: isShared ? 'nearlyApart' : 'apart', way: apart, saved: saved.apart, isFigure: !isSpread } as const]),
  ] as const
}

/** The taxes if the capital is paid in as few years as possible, and if its parts are paid in different years. */
type TaxByTiming = NonNullable<DecidedTax['ways']>

function TaxOptionsTable({ tax, ways }: TaxProps & { ways: TaxByTiming }) {
  const { t } = useText()
  return (
    <>
      <Table
        className="stacked stacked-told"
        caption={t(tax.isFederalOnly ? 'decide.ways.captionFederal' : 'decide.ways.caption')}
        heard={['caption']}
        heads={[t('decide.ways.way'), t('decide.ways.years'), t('decide.ways.tax'), t('decide.ways.less')]}
        rows={shownOptions(tax, ways).map(({ name, way, saved, ...figure }) => ({
          key: name,
          head: t(`decide.ways.${name}`),
          cells: [
            ...cellsOf(t, way),
            saved === null ? t('decide.ways.none') : <Saved key="less" amounts={saved} {...figure} />,
          ],
        }))}
      />
      <p className="hint">{t('decide.ways.limits')}</p>
    </>
  )
}

function Saved({ isFigure, amounts }: { isFigure?: boolean; amounts: { low: number; high: number } }) {
  const { t } = useText()
  const text = between(t, amounts)
  return isFigure ? <Figure figure="tax.saved" value={amounts.low} text={text} /> : text
}

const isSame = (one: TaxOfYears, other: TaxOfYears) =>
  one.years.length === other.years.length &&
  one.years.every(({ year, capital }, index) => {
    const beside = other.years[index]
    return beside?.year === year && beside.capital === capital
  })

const cellsOf = (t: T, way: TaxOfYears) => [
  <div key="years">
    {way.years.map(({ year, paid }) => (
      <div key={year}>{t('decide.line', { what: year, value: paid.map((one) => paidText(t, one)).join(', ') })}</div>
    ))}
  </div>,
  between(t, way),
]
