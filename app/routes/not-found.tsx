import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '~/load-context'

export const handle = { title: 'errorPage.notFound.title', guard: 'everybody' } satisfies PageHandle

/** The path as it was asked for, without its query, in the catalogue's words. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 })
}

export const action = loader

/** Never shown: the error page is. Without it this would be no page but a file, answered as plain text. */
export default function NotFoundPage() {
  return null
}
