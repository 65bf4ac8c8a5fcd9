import { Form, useActionData } from '@remix-run/react'
import { formAction, formInHand, ONLY_SAVES } from '~/ui/action/form-action'
import { Actions, Button } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import { readTermsForm, TERMS_FIELDS } from '~/ui/form/terms'
import { PAGE_FORM } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'
import { ThreeWays } from '~/ui/three-ways'

export { form as links } from '~/styles/sheets'
export const handle = { guard: 'newcomer', form: true } satisfies PageHandle

export const meta = titleMeta('own.title')

export async function loader() {
  return { hasForm: true }
}

/** Starts a dossier without asking who the visitor is. */
export const action = formAction({
  ...ONLY_SAVES,
  isOfSession: 'never',
  read: ({ posted, context: { session } }) =>
    formInHand({
      submission: readTermsForm(posted),
      save: async () => ({ to: '/own/papers', cookies: (await session.begin()).setCookies }),
    }),
})

export default function OwnPage() {
  const { t, to } = useText()
  const lastResult = useActionData<typeof action>()
  const fields = fieldsOf(TERMS_FIELDS, { submission: lastResult })
  const missing = fields.terms.errors && t('own.missing')
  return (
    <Page title={t('own.title')} problems={missing ? [{ field: 'terms', message: missing }] : []}>
      <ThreeWays papers="#papers" isBeside />
      <Section title={t('own.papers')} id="papers" intro={<Intro />}>
        <p>{t('own.noName.text')}</p>
        <p>{t('own.takeHome')}</p>
      </Section>
      <Form method="post" id={PAGE_FORM}>
        <Checkbox
          name="terms"
          label={t('prelogin.terms.label')}
          error={missing}
          defaultChecked={fields.terms.initialValue === 'on'}
        >
          <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
        </Checkbox>
        <Actions>
          <Button>{t('own.button')}</Button>
        </Actions>
      </Form>
    </Page>
  )
}

function Intro() {
  const { t } = useText()
  return (
    <p>
      <Words>{t('own.intro')}</Words>
    </p>
  )
}
