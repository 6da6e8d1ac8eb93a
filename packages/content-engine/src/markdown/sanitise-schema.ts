import { defaultSchema } from 'rehype-sanitize'
import type { Options } from 'rehype-sanitize'

const BLOCK_PROPERTIES = [
  'dataBlock',
  'dataType',
  'dataTitle',
  'dataTitre',
  'dataSport',
  'dataDuree',
  'dataAllure',
  'dataDistance',
  'dataIntensite',
  'dataSrc',
  'dataAlt',
  'dataLegende',
  'dataPoster',
  'dataLabel',
  'dataIcone',
]

/** The usual safe subset, plus exactly our blocks. Raw HTML never gets here, so ids need no prefix. */
export const sanitiseSchema: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: { ...defaultSchema.attributes, div: BLOCK_PROPERTIES, img: ['src', 'alt', 'title'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
}
