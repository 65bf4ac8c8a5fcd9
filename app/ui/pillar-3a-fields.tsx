import type { Pillar3aTyped } from '~/forms/pillar-3a-form'
import { ASKED_FIRST, AskFirst } from './ask-first'
import type { Bound } from './bound'
import { Actions, Button } from './button'
import { DayField, MoneyField, TextField } from './field'
import { fieldId } from './field-id'
import { Help } from './help'
import { Section } from './section'
import { useText } from './text'

type Fields = Record<keyof Pillar3aTyped, { name: string; initialValue?: unknown }>

type Pillar3aFieldsProps = {
  fields: Fields
  bound: Bound
  /** Which of several accounts the fields describe; null for a sole one. */
  described: string | null
  /** What is planned is more than the law allows: a finished sentence. */
  overCeiling: string | undefined
  /** A provider is still to be signed in at. */
  waits: boolean
  /** None has told anything yet: who does not want to sign in types the figures. */
  byHand: boolean
  /** Whether to empty the fields was pressed, and is asked about. */
  asksFirst: boolean
}

/** The figures of the account of the 3a information, from which its capital is estimated. */
export function Pillar3aFields(props: Pillar3aFieldsProps) {
  const { fields, bound, described, overCeiling, waits, byHand, asksFirst } = props
  const { t } = useText()
  return (
    <Section
      title={described ? t('pillar3a.accountTitle', { name: described }) : t('pillar3a.infoTitle')}
      intro={t(byHand ? 'pillar3a.infoByHand' : 'pillar3a.infoIntro')}
    >
      <MoneyField {...bound(fields.solde)} label={t('pillar3a.solde')} required />
      <Help summary={t('pillar3a.soldeHelp')}>{t('pillar3a.soldeHelpText')}</Help>
      <AmountField {...{ fields, bound, overCeiling }} />
      <Help summary={t('pillar3a.amountHelp')}>
        <p>{t('pillar3a.amountHelpEmployee')}</p>
        <p>{t('pillar3a.amountHelpSelfEmployed')}</p>
      </Help>
      <Terms fields={fields} bound={bound} />
      <Actions>
        <Button kind={waits ? 'secondary' : 'primary'}>{t('words.continue')}</Button>
        {!asksFirst && (
          <Button kind="quiet" name="askResetInfo" value="1" formAction={ASKED_FIRST}>
            {t('pillar3a.resetInfo')}
          </Button>
        )}
      </Actions>
      {asksFirst && <ClearFirst solde={fieldId(fields.solde.name)} />}
    </Section>
  )
}

type FurtherAccountProps = Pick<Pillar3aFieldsProps, 'fields' | 'bound' | 'overCeiling'> & {
  entityId: string
  entityName: string
}

/** The figures of a further account: it has its own payment, rate and day. Stands in a form of its own. */
export function FurtherAccount({ entityId, entityName, fields, bound, overCeiling }: FurtherAccountProps) {
  const { t } = useText()
  return (
    <Section title={t('pillar3a.accountTitle', { name: entityName })} intro={t('pillar3a.saveFirst')}>
      <input type="hidden" name="entityId" value={entityId} />
      <MoneyField {...bound(fields.solde)} label={t('pillar3a.solde')} required />
      <AmountField {...{ fields, bound, overCeiling }} />
      <Terms fields={fields} bound={bound} />
      <Actions>
        <Button kind="secondary">{t('pillar3a.saveAccount')}</Button>
      </Actions>
    </Section>
  )
}

function AmountField({ fields, bound, overCeiling }: Pick<Pillar3aFieldsProps, 'fields' | 'bound' | 'overCeiling'>) {
  const { t } = useText()
  const { amount } = fields
  return (
    <MoneyField
      {...bound(amount)}
      label={t('pillar3a.amount')}
      hint={t('pillar3a.amountHint')}
      notice={overCeiling}
      required
    />
  )
}

/** Interest, and when the capital is paid out. */
function Terms({ fields, bound }: Pick<Pillar3aFieldsProps, 'fields' | 'bound'>) {
  const { t } = useText()
  return (
    <>
      <TextField
        {...bound(fields.rate)}
        label={t('pillar3a.rate')}
        hint={t('pillar3a.rateHint')}
        inputMode="decimal"
        autoComplete="off"
        width="short"
        suffix="%"
        required
      />
      <DayField {...bound(fields.paydate)} label={t('pillar3a.paydate')} hint={t('pillar3a.paydateHint')} required />
    </>
  )
}

/** `solde`: id of the first field, where the focus goes with no for an answer. */
function ClearFirst({ solde }: { solde: string }) {
  const { t } = useText()
  return (
    <AskFirst question={t('pillar3a.resetInfoAsk')} text={t('pillar3a.resetInfoAskText')}>
      <Button kind="danger" name="resetInfo" value="1">
        {t('pillar3a.resetInfoYes')}
      </Button>
      <Button kind="secondary" name="keepInfo" value="1" formAction={`#${solde}`}>
        {t('pillar3a.resetInfoNo')}
      </Button>
    </AskFirst>
  )
}
