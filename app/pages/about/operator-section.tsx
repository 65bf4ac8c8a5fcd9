import type { ReactNode } from 'react'
import { Contact, ImprintText, OPERATOR_ID, type Operator } from '~/ui/frame/operator'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'

/** Who runs the service, with each address that differs from the general one, and the imprint. */
export function OperatorSection({ operator, children }: { operator: Operator; children: ReactNode }) {
  const { t } = useText()
  const { name, contact, privacyContact, accessibilityContact, imprint } = operator
  const others = [
    { term: t('about.operator.privacy'), at: privacyContact },
    { term: t('about.operator.accessibility'), at: accessibilityContact },
  ].filter(({ at }) => at !== contact)
  return (
    <Section title={t('about.operator.title')} id={OPERATOR_ID}>
      <SummaryList
        rows={[
          { term: t('about.operator.name'), value: name },
          { term: t('about.operator.contact'), value: <Contact at={contact} /> },
          ...others.map(({ term, at }) => ({ term, value: <Contact at={at} /> })),
        ]}
      />
      {imprint && <ImprintText imprint={imprint} />}
      {children}
    </Section>
  )
}
