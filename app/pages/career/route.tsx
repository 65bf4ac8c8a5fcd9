import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readCareerPage } from '~/estimate/read/forms'
import { chooseCountingAccount, removeCareer } from '~/estimate/save/careers'
import { skipCareer } from '~/estimate/save/papers'
import { readCareerForm } from '~/forms/career/read'
import { formAction, formInHand } from '~/ui/action/form-action'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { isCareerAddress, ownerAt, pathOfCareer } from '~/ui/own-papers/career-place'
import { onWayOfFile, withFile, withForecast } from './file'
import { CAREER_INTENTS } from './intents'
import { CareerPage } from './page'
import { saveEntries } from './save'
import { careerView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isCareerAddress } satisfies PageHandle

export const meta = titleMeta('career.title.person')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  return careerView(await context.estimate.ask(readCareerPage, ownerAt(address)), address)
}

export const action = formAction({
  intents: CAREER_INTENTS,
  pressed: {
    skip: async (_, { request, context: { estimate } }) => {
      await estimate.ask(skipCareer, ownerIn(request))
      return { to: '/router' }
    },
    remove: async (_, { request, revision, context: { estimate } }) => {
      const owner = ownerIn(request)
      const { refusal } = await estimate.outcomeOf(removeCareer, owner, revision)
      return refusal ? { refusal } : { to: pathOfCareer('/avs/career', owner), done: 'paperRemoved' }
    },
    counts: async (source, { revision, context: { estimate } }) => {
      const { refusal } = await estimate.outcomeOf(chooseCountingAccount, source, revision)
      return refusal ? { refusal } : { to: '/avs/career', done: 'paper' }
    },
  },
  read: async ({ posted: sent, isOwn, revision, request, context }) => {
    const owner = ownerIn(request)
    const posted = isOwn ? onWayOfFile(sent) : sent
    const form = (submission: ReturnType<typeof readCareerForm>) =>
      formInHand({
        submission,
        save: async (typed) => {
          const { refusal } = await context.estimate.outcomeOf(saveEntries, owner, typed, revision)
          if (refusal) return { refusal }
          const isRead = typed.way === 'extract'
          return { to: isRead ? pathOfCareer('/avs/career/check', owner) : '/router', done: 'answer' }
        },
      })
    const letter = isOwn ? await withForecast(posted, context, request.signal) : null
    if (letter) return { ...form(readCareerForm(letter.posted)), instead: letter.instead }
    return {
      ...form(readCareerForm(posted)),
      whole: async () => {
        const { read, status, again } = await withFile(posted, context, request.signal)
        return { ...form(read), shownAs: again, unfit: (unfit) => [unfit, status] }
      },
    }
  },
})

const ownerIn = (request: Request) => ownerAt(new URL(request.url))

export default function CareerRoute() {
  return <CareerPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
