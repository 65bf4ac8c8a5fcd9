import { ExternalLink } from '../external-link'
import { useText } from '../frame/text'
import { Section } from '../section'

type NetNotInProps = {
  /** The address of the official calculator; null: not known. */
  calculator: string | null
  level?: 2 | 3 | 4
}

/** What is not in a net amount, and where everything can be counted. */
export function NetNotIn({ calculator, level = 3 }: NetNotInProps) {
  const { t } = useText()
  return (
    <Section title={t('net.notIn.title')} level={level} isLandmark={false}>
      <p>{t('net.notIn.text')}</p>
      {calculator && (
        <p>
          <ExternalLink href={calculator} name={t('net.notIn.calculator')} />
        </p>
      )}
    </Section>
  )
}
