import type { ReactNode } from 'react'
import { avsRows } from '~/forms/avs/values'
import { familyRows } from '~/forms/family/form'
import { accountRows } from '~/forms/provider-account'
import { toChange } from '~/language/guided-path'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { partyName } from '~/ui/parties/party-name'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import type { CheckView } from './view'

/** The selected funds, banks or insurers, one per line. */
const nameRows = (
  t: T,
  party: 'pensionFund' | 'entity',
  parties: readonly { id: string; name: string }[],
): SummaryRow[] => [
  {
    term: t(party === 'entity' ? 'pillar3a.ids' : 'lpp.ids'),
    value: parties.map((one) => <div key={one.id}>{partyName(t, party, one)}</div>),
  },
]

/** The entries for each pillar, with links to change them. */
export function CheckParts({ avs, lpp, pillar3a }: CheckView) {
  const { t } = useText()
  return (
    <>
      <CheckPart pillar="avs" {...avs} silent={t('avs.infoSilent')}>
        {avs.info && [...avsRows(t, avs.info), ...familyRows(t, avs.family)]}
      </CheckPart>
      <CheckPart pillar="lpp" {...lpp} silent={t('lpp.selectionSilent')} none={t('lpp.noneChosen')}>
        {lpp.parties.length > 0 && nameRows(t, 'pensionFund', lpp.parties)}
      </CheckPart>
      <CheckPart
        pillar="pillar3a"
        {...pillar3a}
        silent={t('pillar3a.selectionSilent')}
        none={t('pillar3a.noneChosen')}
        more={<NamedAccounts accounts={pillar3a.accounts} />}
      >
        {pillar3a.parties.length > 0 && [
          ...nameRows(t, 'entity', pillar3a.parties),
          ...pillar3a.accounts.flatMap(({ name, figures }) => (name === null ? accountRows(t, figures) : [])),
        ]}
      </CheckPart>
    </>
  )
}

/** The figures of several accounts under their names. Those of a single account are with the other entries. */
function NamedAccounts({ accounts }: Pick<CheckView['pillar3a'], 'accounts'>) {
  const { t } = useText()
  return accounts.map(({ name, figures }) =>
    name === null ? null : (
      <Section key={name} title={t('pillar3a.accountTitle', { name })} level={3}>
        <SummaryList rows={accountRows(t, figures)} />
      </Section>
    ),
  )
}

type CheckPartProps = {
  pillar: 'avs' | 'lpp' | 'pillar3a'
  done: boolean
  /** The catalogue's title of why the entries cannot be loaded, and the sentence on it. */
  problem: string | null
  silent: string
  /** Shown if there are no rows. */
  none?: ReactNode
  /** Shown below the rows. */
  more?: ReactNode
  children: readonly SummaryRow[] | false | null
}

function CheckPart({ pillar, done, problem, silent, none, more, children }: CheckPartProps) {
  const { t, to } = useText()
  return (
    <Section title={t(`synthesis.${pillar}`)}>
      {!done && <Notice kind="warning">{t('guided.check.open')}</Notice>}
      <SilentNotice problem={problem} title={silent} text={t('guided.check.silent')} />
      {children ? <SummaryList rows={children} /> : done && problem === null && <p>{none}</p>}
      {children && more}
      <Actions>
        <ButtonLink to={to(toChange(pillar))} kind="quiet">
          {t(done ? `guided.check.change.${pillar}` : `guided.check.complete.${pillar}`)}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
