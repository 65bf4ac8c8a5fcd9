import type { DecidedTax } from '~/estimate/answers/decide/decision'
import { articleText } from '~/language/article'
import { chf, dayText, percent } from '~/language/format'
import type { Language } from '~/language/language'
import { ExternalLink } from '~/ui/external-link'
import { type T, useText } from '~/ui/frame/text'
import { methodOf } from '~/ui/tax-method'

type StepsProps = { tax: DecidedTax }

/** How the tax of the first year is computed, step by step with the articles: to the franc, and folded. */
export function ExplainedTax({ tax }: StepsProps) {
  const { t, language } = useText()
  const { steps, planned, tablesOf, tablesChecked, isFederalOnly } = tax
  const { federal, cantonal } = steps
  const year = planned.years[0]?.year
  return (
    <details className="more-figures">
      <summary>{t('decide.steps.title', { year })}</summary>
      <ol className="sentences">
        <li>{t('decide.steps.sum', { capital: chf(planned.years[0]?.capital ?? 0), taxed: chf(steps.taxed) })}</li>
        <li>
          {t('decide.steps.tariff', {
            from: chf(federal.from),
            tax: centimes(federal.tax),
            rate: percent(federal.rate),
            byTariff: centimes(federal.byTariff),
          })}
        </li>
        <li>{t('decide.steps.fifth', { share: percent(federal.share), owed: chf(federal.owed) })}</li>
        {cantonal ? (
          cantonalSteps({ t, language }, tax, cantonal)
        ) : (
          <li>{t(isFederalOnly ? 'decide.steps.refused' : 'decide.steps.noCanton')}</li>
        )}
      </ol>
      <p className="hint">{t('decide.steps.tables', { year: tablesOf, day: dayText(tablesChecked) })}</p>
      <p className="alone">
        <ExternalLink href={federal.address} name={articleText(federal.article, language)} />
      </p>
    </details>
  )
}

type In = { t: T; language: Language }
type Cantonal = NonNullable<DecidedTax['steps']['cantonal']>

function cantonalSteps({ t, language }: In, { municipality }: DecidedTax, cantonal: Cantonal) {
  const { canton, rules, simple, municipalityMultiplier, cantonOwed, municipalityOwed } = cantonal
  const name = t(`words.cantons.${canton}`)
  const article = rules.article ? articleText(rules.article, language) : t('law.tax.cantons.noArticle')
  return [
    <li key="method">
      {t('decide.steps.method', {
        canton: name,
        method: methodOf(rules, t).join('. '),
        article,
        simple: centimes(simple),
      })}
    </li>,
    <li key="canton">{t('decide.steps.canton', { multiplier: percent(rules.multiplier), owed: chf(cantonOwed) })}</li>,
    <li key="municipality">
      {t('decide.steps.municipality', {
        ...{ municipality, multiplier: percent(municipalityMultiplier), owed: chf(municipalityOwed) },
      })}
    </li>,
  ]
}

/** CHF with centimes, as the law's tariffs are printed. */
const centimes = (amount: number) => chf(Math.round(amount * 100) / 100)
