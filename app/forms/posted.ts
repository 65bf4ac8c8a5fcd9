/**
 * What a form of a page sent.
 * @throws {Response} 400 for a body that is no form
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('', { status: 400 })
  }
}
