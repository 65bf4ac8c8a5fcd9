import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('errorPage.notFound.title')

/** Throws 404 with the requested path, without its query, in the catalogue's words. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 })
}

export const action = loader

/** Never rendered, since the error page is. Without a component Remix would treat the route as a resource and answer plain text. */
export default function NotFoundPage() {
  return null
}
