/** Where funds and 3a providers send visitors back. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ResourceHandle } from '~/ui/frame/page-handle'

export const handle = { guard: 'everybody', methods: ['GET'] } satisfies ResourceHandle

export const loader = ({ request, context }: LoaderFunctionArgs) => context.signIn.finishAtParty(request)
