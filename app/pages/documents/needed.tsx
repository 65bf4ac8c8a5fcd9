import type { Connected } from '~/dossier/shape/visitor'
import { useText } from '~/ui/frame/text'
import { whichSavings } from '~/ui/parties/connected'
import { Section } from '~/ui/section'

/** What to have at hand: to sign in where somebody can be asked, else a paper. */
export function Needed({ connected }: { connected: Connected }) {
  return (
    <div className="needed">
      {connected.register ? <OwnNumber /> : <Paper paper="extract" />}
      {connected.funds ? <FundAccess {...connected} /> : <Paper paper="certificate" />}
      {connected.entities ? <ProviderAccess {...connected} /> : <Paper paper="account3a" />}
    </div>
  )
}

function OwnNumber() {
  const { t } = useText()
  return (
    <Section title={t('documents.avs.title')}>
      <ul>
        <li>{t('documents.avs.people')}</li>
        <li>{t('documents.avs.format')}</li>
      </ul>
      <p>{t('documents.avs.where')}</p>
    </Section>
  )
}

function FundAccess(connected: Connected) {
  const { t } = useText()
  return (
    <Section title={t('documents.lpp.title')}>
      <ul>
        <li>{t('documents.lpp.fund')}</li>
        <li>{t('documents.lpp.user')}</li>
        <li>{t('documents.lpp.password')}</li>
      </ul>
      {whichSavings(connected) === 'funds' && <p>{t('documents.passwordsAtFund')}</p>}
    </Section>
  )
}

function ProviderAccess(connected: Connected) {
  const { t } = useText()
  return (
    <Section title={t('documents.pillar3a.title')}>
      <ul>
        <li>{t('documents.pillar3a.user')}</li>
        <li>{t('documents.pillar3a.password')}</li>
      </ul>
      <p>
        {whichSavings(connected) === 'both'
          ? `${t('documents.passwords')} ${t('documents.none')}`
          : t('documents.passwordsAtProvider')}
      </p>
    </Section>
  )
}

/** To copy from where nobody is connected who could be asked. */
function Paper({ paper }: { paper: 'extract' | 'certificate' | 'account3a' }) {
  const { t } = useText()
  return <Section title={t(`papers.at.${paper}.name`)} intro={t(`papers.at.${paper}.gives`)} />
}
