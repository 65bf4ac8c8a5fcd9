/** Where the identity service sends visitors back: starts their session. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ResourceHandle } from '~/ui/frame/page-handle'

export const handle = { guard: 'everybody', methods: ['GET'] } satisfies ResourceHandle

export const loader = ({ request, context }: LoaderFunctionArgs) => context.signIn.finish(request)
