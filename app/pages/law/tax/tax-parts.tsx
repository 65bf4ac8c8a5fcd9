import { Fragment } from 'react'
import { ExternalLink } from '~/ui/external-link'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { CantonView, TariffView, TaxLawView } from './view'

/** What is taxed together, where, and by the tables of which year. */
export function TaxRules({ year, federal }: Pick<TaxLawView, 'year' | 'federal'>) {
  const { t } = useText()
  return (
    <Section title={t('law.tax.rules.title')} id="rules" isLandmark={false}>
      <ul className="sentences">
        {(['sum', 'hundred', 'place', 'church', 'year'] as const).map((key) => (
          <li key={key}>{t(`law.tax.rules.${key}`, { year, federal: federal.at(-1)?.year })}</li>
        ))}
      </ul>
    </Section>
  )
}

/** The two tariffs of the federal tax by year, with the article, and the share of them due on capital. */
export function FederalTax({ federal, checked }: Pick<TaxLawView, 'federal' | 'checked'>) {
  const { t } = useText()
  return (
    <Section
      title={t('law.tax.federal.title')}
      id="federal"
      intro={t('law.tax.federal.fifth', { share: federal[0]?.share })}
      isLandmark={false}
    >
      <p>{t('law.tax.federal.children')}</p>
      {federal.map(({ year, citation, address, tariffs }) => (
        <Fragment key={year}>
          {tariffs.map((tariff) => (
            <TariffTable key={tariff.status} tariff={tariff} year={year} />
          ))}
          <p className="alone">
            <ExternalLink href={address} name={citation} />
          </p>
        </Fragment>
      ))}
      <p className="hint">
        {t('law.checked', { day: checked })} {t('law.tax.federal.act')}
      </p>
    </Section>
  )
}

function TariffTable({ tariff: { status, rows }, year }: { tariff: TariffView; year: number }) {
  const { t } = useText()
  return (
    <Table
      id={`tariff-${year}-${status}`}
      className="stacked stacked-told law-detail"
      caption={t(`law.tax.federal.caption.${status}`, { year })}
      heads={[t('law.tax.federal.capital'), t('law.tax.federal.tax'), t('law.tax.federal.above')]}
      rows={rows.map(({ from, tax, above }) => ({ key: from, head: from, cells: [tax, above] }))}
    />
  )
}

/** The method of each canton in a few words, and how certain it is. */
export function CantonTaxes({ law: { cantons, municipalities, year, checked } }: { law: TaxLawView }) {
  const { t } = useText()
  const heads = [t('law.tax.cantons.method'), t('law.tax.cantons.article'), t('law.sureness')]
  return (
    <Section
      title={t('law.tax.cantons.title')}
      id="cantons"
      intro={t('law.tax.cantons.intro', { municipalities })}
      isLandmark={false}
    >
      <p>{t('law.tax.cantons.origin', { year })}</p>
      <ul className="sentences">
        {(['checked', 'carried', 'range', 'refused'] as const).map((state) => (
          <li key={state}>{t(`law.tax.cantons.meaning.${state}`, { year })}</li>
        ))}
      </ul>
      <Table
        className="stacked stacked-told law-detail law-cantons"
        caption={t('law.tax.cantons.caption')}
        heads={[t('law.tax.cantons.canton'), ...heads]}
        rows={cantons.map((canton) => ({ key: canton.canton, head: canton.name, cells: cellsOf(canton, t) }))}
      />
      <p className="hint">{t('law.checked', { day: checked })}</p>
    </Section>
  )
}

type Translate = ReturnType<typeof useText>['t']

const cellsOf = ({ method, article, state }: CantonView, t: Translate) => [
  <div key="method">
    {method.map((words) => (
      <div key={words}>{words}</div>
    ))}
  </div>,
  article ?? t('law.tax.cantons.noArticle'),
  t(`law.tax.cantons.states.${state}`),
]

/** Special cases, and where an amount can be looked up. */
export function TaxNotes({ law: { annuity, calculator, year } }: { law: TaxLawView }) {
  const { t } = useText()
  return (
    <Section title={t('law.tax.notes.title')} id="notes" isLandmark={false}>
      <ul className="sentences">
        {(['SZ', 'TI', 'VD', 'VS'] as const).map((canton) => (
          <li key={canton}>
            <strong>{t(`words.cantons.${canton}`)}</strong>. {t(`law.tax.notes.${canton}`, { ...annuity, year })}
          </li>
        ))}
        <li>{t('law.tax.notes.children')}</li>
      </ul>
      <p>{t('law.tax.calculatorWhat')}</p>
      <p className="alone">
        <ExternalLink href={calculator} name={t('law.tax.calculator')} />
      </p>
    </Section>
  )
}
