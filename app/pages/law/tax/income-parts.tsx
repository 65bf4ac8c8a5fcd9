import { ExternalLink } from '~/ui/external-link'
import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import { TAX_PATH } from '../law-pages'
import type { IncomeTaxView } from './income-view'

/** What of pensions is taxed, what is deducted without proof, and what is left out. */
export function IncomeTax({ income }: { income: IncomeTaxView }) {
  const { t } = useText()
  const { amounts, year, citation, address } = income
  return (
    <Section title={t('law.tax.income.title')} id="income" intro={t('law.tax.income.intro')} isLandmark={false}>
      <ul className="sentences">
        {(['pensions', 'federal', 'deductions', 'leftOut', 'year'] as const).map((key) => (
          <li key={key}>{t(`law.tax.income.rules.${key}`, { ...amounts, year })}</li>
        ))}
      </ul>
      <p className="alone">
        <ExternalLink href={address} name={citation} />
      </p>
    </Section>
  )
}

/** Tariff and deductions of each canton in a few words, and how certain its tax is; each line of the selected one. */
export function IncomeCantons({ income }: { income: IncomeTaxView }) {
  const { t } = useText()
  const { cantons, year, checked, calculator, shown } = income
  return (
    <Section
      title={t('law.tax.incomeCantons.title')}
      id="incomeCantons"
      intro={t('law.tax.incomeCantons.intro', { year })}
      isLandmark={false}
    >
      <ul className="sentences">
        {(['pairs', 'amount', 'range', 'likely'] as const).map((key) => (
          <li key={key}>{t(`law.tax.incomeCantons.meaning.${key}`, { year })}</li>
        ))}
      </ul>
      {shown && <EveryLine shown={shown} />}
      <Folds>
        <Fold title={t('law.tax.incomeCantons.fold')}>
          <CantonTable cantons={cantons} />
        </Fold>
      </Folds>
      <p className="hint">{t('law.checked', { day: checked })}</p>
      <p className="alone">
        <ExternalLink href={calculator} name={t('law.tax.calculator')} />
      </p>
    </Section>
  )
}

function CantonTable({ cantons }: Pick<IncomeTaxView, 'cantons'>) {
  const { t, to } = useText()
  return (
    <Table
      className="stacked stacked-told law-detail law-cantons"
      headClass="alone"
      caption={t('law.tax.incomeCantons.caption')}
      heads={(['canton', 'tariff', 'deductions', 'told'] as const).map((head) =>
        t(`law.tax.incomeCantons.heads.${head}`),
      )}
      rows={cantons.map(({ canton, name, tariff, deductions, told }) => ({
        key: canton,
        head: <a href={`${to(TAX_PATH)}?canton=${canton}#lines`}>{name}</a>,
        cells: [lines(tariff), lines(deductions), lines(told)],
      }))}
    />
  )
}

const lines = (words: readonly string[]) => (
  <div>
    {words.map((each) => (
      <div key={each}>{each}</div>
    ))}
  </div>
)

function EveryLine({ shown: { name, tables } }: { shown: NonNullable<IncomeTaxView['shown']> }) {
  const { t } = useText()
  return (
    <Section title={t('law.tax.incomeCantons.every', { name })} level={3} id="lines" isLandmark={false}>
      {tables.map(({ key, caption, heads, rows }) => (
        <Table
          key={key}
          className="stacked stacked-told law-detail"
          caption={caption}
          heads={heads}
          rows={rows.map(([head = '', ...cells]) => ({ key: head, head, cells }))}
        />
      ))}
    </Section>
  )
}
