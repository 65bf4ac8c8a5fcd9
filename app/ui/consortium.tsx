import { Section } from './section'
import { SummaryList } from './summary-list'
import { useText } from './text'

/** Who built the product: the parts that they have in it, and fictional names. */
export function Consortium() {
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
    </Section>
  )
}
