import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getIncomeTaxLaw, getTaxLaw } from '~/estimate/read/law'
import { Contents } from '~/ui/contents'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { OtherLawPages } from '../guide'
import { CHANGES_PATH } from '../law-pages'
import { IncomeCantons, IncomeTax } from './income-parts'
import { incomeTaxView } from './income-view'
import { CantonTaxes, FederalTax, TaxNotes, TaxRules } from './tax-parts'
import { taxLawView } from './view'

export { tables as links } from '~/styles/sheets'
export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('law.tax.heading')

/**
 * Open to everybody: how capital of the second and third pillar and pensions are taxed, and how certain that is. With
 * `?canton=` each line of the tariff of that canton.
 */
export async function loader({ request, context: { t, language } }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('canton') ?? ''
  const income = incomeTaxView(getIncomeTaxLaw(), asked, t, language)
  return { ...taxLawView(getTaxLaw(), t, language), income }
}

const PARTS = ['rules', 'federal', 'cantons', 'notes', 'income', 'incomeCantons'] as const

export default function TaxLawPage() {
  const { t, to } = useText()
  const law = useLoaderData<typeof loader>()
  return (
    <Page title={t('law.tax.heading')} intro={<p className="intro">{t('law.tax.intro')}</p>} wide>
      <Contents columns>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{t(`law.tax.${part}.title`)}</a>
          </li>
        ))}
      </Contents>
      <TaxRules year={law.year} federal={law.federal} />
      <FederalTax federal={law.federal} checked={law.checked} />
      <CantonTaxes law={law} />
      <TaxNotes law={law} />
      <IncomeTax income={law.income} />
      <IncomeCantons income={law.income} />
      <p className="alone">
        <a href={`${to(CHANGES_PATH)}#capitalTax`}>
          {t('law.changes.link', { title: t('law.changes.items.capitalTax.title') })}
        </a>
      </p>
      <p className="alone">
        <a href="#contents">{t('law.backToContents')}</a>
      </p>
      <OtherLawPages page="tax" />
    </Page>
  )
}
