import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { imageKeyOf } from './local-image.ts'
import { lineOf } from './report.ts'
import type { Report } from './report.ts'

/** An image named by a text; `line` counts from the first line of the text. */
export type NamedImage = { readonly key: string; readonly line: number }

/** Replaces the addresses of images by their keys and lists them. Remote images are reported. */
export function resolveImages(root: Root, documentInContent: string, report: Report): readonly NamedImage[] {
  const images: NamedImage[] = []
  visit(root, 'element', (element) => {
    const property = imagePropertyOf(element)
    const source = property && element.properties[property]
    if (!property || typeof source !== 'string') return
    const key = imageKeyOf(source, documentInContent)
    if (key === undefined) {
      report(lineOf(element), `image hors du dossier de contenu : ${source}`)
      return
    }
    element.properties[property] = key
    images.push({ key, line: lineOf(element) })
  })
  return images
}

function imagePropertyOf(element: Element): string | undefined {
  if (element.tagName === 'img') return 'src'
  if (element.properties.dataBlock === 'figure') return 'dataSrc'
  if (element.properties.dataBlock === 'video') return 'dataPoster'
  return undefined
}
