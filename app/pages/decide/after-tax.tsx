/** Pension and capital after tax over the years, and how the tax on the pension is computed: folded. */
import type { CapitalChoice, ChoiceAfterTax } from '~/estimate/answers/decide/decision'
import { atAge } from '~/language/at-age'
import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import { between } from '~/language/tax-text'
import { Fold, Folds } from '~/ui/folds'
import { type T, useText } from '~/ui/frame/text'
import { Table } from '~/ui/table'
import { shareName } from './options'

type DetailsProps = { choice: CapitalChoice; afterTax: ChoiceAfterTax }

export function AfterTaxDetails({ choice, afterTax }: DetailsProps) {
  const { t } = useText()
  return (
    <>
      <p className="hint">{t('decide.afterTax.leftOut')}</p>
      <Folds>
        <Fold id="after-tax" title={t('decide.afterTax.title')} level={4}>
          {afterTax.overYears.length > 0 && <OverYears afterTax={afterTax} />}
          <TaxOnPension choice={choice} afterTax={afterTax} />
          <ul className="sentences">
            {notesOf(t, choice, afterTax).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      </Folds>
    </>
  )
}

/** At some ages, the pension given up until then beside the capital, both after tax and without interest. */
function OverYears({ afterTax: { overYears, left } }: Pick<DetailsProps, 'afterTax'>) {
  const { t } = useText()
  return (
    <Table
      className="stacked stacked-told"
      caption={t('decide.afterTax.years.caption', { capital: between(t, left) })}
      heads={[t('decide.afterTax.years.age'), t('decide.afterTax.years.pension'), t('decide.afterTax.years.more')]}
      rows={overYears.map(({ age, pension, more }) => ({
        key: String(age),
        head: t('decide.until.untilAge', { age: atAge(t, 12 * age) }),
        cells: [between(t, pension), t(`decide.afterTax.years.${MORE[more ?? 'open']}`)],
      }))}
    />
  )
}

const MORE = { pension: 'morePension', capital: 'moreCapital', open: 'moreOpen' } as const

/** The tax of the household on all of its pensions, and on what is left of them with this capital. */
function TaxOnPension({ choice, afterTax: { part } }: DetailsProps) {
  const { t } = useText()
  const { whole, rest } = part
  return (
    <Table
      className="stacked stacked-told"
      caption={t('decide.afterTax.tax.caption')}
      heads={[t('decide.afterTax.tax.yearly'), shareName(t, 0), shareName(t, choice.share)]}
      rows={[
        {
          key: 'pensions',
          head: t(part.adults === 2 ? 'decide.afterTax.tax.pensionsOfTwo' : 'decide.afterTax.tax.pensions'),
          cells: [chf(whole.pensions), chf(rest.pensions)],
        },
        {
          key: 'tax',
          head: t('decide.afterTax.tax.tax'),
          cells: [exact(t, whole.tax), exact(t, rest.tax)],
        },
      ]}
    />
  )
}

/** To the franc. */
const exact = (t: T, { low, high }: { low: number; high: number }) =>
  rangeText(t, chf(Math.round(low)), chf(Math.round(high)), 'decide.between')

function notesOf(t: T, { givenUp }: CapitalChoice, { part }: ChoiceAfterTax): string[] {
  const { tax, monthly, reason, tablesOf } = part
  return [
    t('decide.afterTax.tax.part', { tax: exact(t, tax), givenUp: chf(givenUp), left: exact(t, monthly) }),
    ...(reason === null ? [] : [t(`decide.afterTax.tax.${reason === 'pensions' ? 'rangeOfPensions' : 'range'}`)]),
    t('decide.afterTax.tax.law', { year: tablesOf }),
    ...part.assumptions.flatMap((key) =>
      key === 'premiumAssumed' || key === 'spouseAsExpected' ? t(`net.assumptions.${key}`) : [],
    ),
  ]
}
