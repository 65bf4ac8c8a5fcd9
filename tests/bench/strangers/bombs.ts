/** Small PDFs that grow when they are unpacked or drawn; each below 5 MB, the limit of the form. */
import { blanks, packed, page, stream, tower } from '../../support/papers/bombs'

export const bombs = (): Record<string, Uint8Array> => ({
  'a page of 512 MB of blanks': page(stream(blanks(512))),
  'packed twice, 1 GB': page(stream(packed(blanks(1024)), '/Filter [/FlateDecode /FlateDecode]')),
  'two million pieces of text': page(stream(packed('BT /F1 12 Tf 50 700 Td (a) Tj ET\n'.repeat(2_000_000)))),
  'a thousand million forms': page(stream(packed('/X Do '.repeat(10))), tower(8)),
  'lists in lists': page(stream(packed('['.repeat(4_000_000)))),
  'no table of objects': Buffer.from(`%PDF-1.7\n${'1 0 obj\n<<>>\nendobj\n'.repeat(240_000)}`),
})
