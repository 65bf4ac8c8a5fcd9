/** Ends a session with all its data. */
import type { ActionFunctionArgs } from '@remix-run/node'
import type { ResourceHandle } from '~/ui/frame/page-handle'

export const handle = { guard: 'everybody', methods: ['POST'] } satisfies ResourceHandle

export const action = ({ request, context }: ActionFunctionArgs) => context.signIn.logOut(request)
