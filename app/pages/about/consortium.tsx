import type { ReactNode } from 'react'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'

/** The makers of the product: their roles, with fictional names. */
export function Consortium({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <Section title={t('about.consortium.title')} intro={t('about.consortium.text')}>
      <SummaryList
        rows={[
          { term: t('about.consortium.lead'), value: t('about.consortium.leadName') },
          { term: t('about.consortium.publicBodies'), value: t('about.consortium.publicBodiesNames') },
          { term: t('about.consortium.software'), value: t('about.consortium.softwareNames') },
          { term: t('about.consortium.funding'), value: t('about.consortium.fundingName') },
        ]}
      />
      <p>{t('about.consortium.fictional')}</p>
      {children}
    </Section>
  )
}
