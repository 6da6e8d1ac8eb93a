import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { localIcon } from '../icons/local-icons.ts'
import { imageAttributes, type ImageManifest } from '../images/manifest.ts'
import { sportNamed } from '../markdown/text-problems.ts'
import type { ContentComponents } from './block-props.ts'

export type RenderSettings = {
  readonly components: ContentComponents
  readonly images: ImageManifest
  readonly sizes: string | undefined
  readonly renderNodes: (nodes: readonly ElementContent[]) => ReactNode
}

export const RenderContext = createContext<RenderSettings | undefined>(undefined)

function useSettings(): RenderSettings {
  const settings = use(RenderContext)
  if (!settings) throw new Error('Parts of a text are drawn by renderBody only')
  return settings
}

type PartProps<Tag extends 'div' | 'h2' | 'a' | 'table'> = ComponentProps<Tag> & { readonly node?: Element }

export function ContentBlock({ node, children }: PartProps<'div'>) {
  const settings = useSettings()
  return node ? drawBlock(node, children, settings) : <div>{children}</div>
}

function drawBlock(
  node: Element,
  children: ReactNode,
  { components, images, sizes, renderNodes }: RenderSettings,
): ReactNode {
  const given = attributesOf(node)
  const { title, titre = '', src = '', alt = '', legende, icone } = given
  const image = (key = '') => imageAttributes(images, key, sizes)
  const icon = icone === undefined ? undefined : localIcon(icone)
  switch (given.block) {
    case 'callout':
      return (
        <components.callout type={calloutType(given.type)} title={title} icon={icon}>
          {children}
        </components.callout>
      )
    case 'seance': {
      const { duree, allure, distance, intensite } = given
      const facts = { titre, sport: sportNamed(given.sport), duree, allure, distance, intensite, icon }
      return (
        <components.seance {...facts} {...partsOfSession(node, renderNodes)}>
          {children}
        </components.seance>
      )
    }
    case 'figure':
      return <components.figure image={image(src)} alt={alt} legende={legende} />
    case 'video': {
      const host = src.startsWith('/') ? undefined : new URL(src).host
      return <components.video src={src} titre={titre} host={host} poster={image(given.poster)} />
    }
    case 'tabs': {
      const tabs = blocksNamed(node, 'tab').map((tab) => ({
        label: attributesOf(tab).label ?? '',
        content: renderNodes(tab.children),
      }))
      return <components.tabs id={textProperty(node, 'id') ?? ''} tabs={tabs} />
    }
    case 'colonnes': {
      const columns = blocksNamed(node, 'colonne').map((column) => renderNodes(column.children))
      return <components.columns columns={columns.length > 0 ? columns : [children]} />
    }
    default:
      return <div>{children}</div>
  }
}

/** What a block was written with, by the names in the text; `block` is its own. */
function attributesOf({ properties }: Element): Readonly<Record<string, string | undefined>> {
  const texts = Object.entries(properties).filter(([name]) => name.startsWith('data'))
  return Object.fromEntries(texts.map(([name, value]) => [name.slice(4).toLowerCase(), String(value)]))
}

function textProperty(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name]
  return typeof value === 'string' ? value : undefined
}

function calloutType(type: string | undefined): 'info' | 'conseil' | 'attention' {
  return type === 'conseil' || type === 'attention' ? type : 'info'
}

function blocksNamed(element: Element, name: string): readonly Element[] {
  return element.children.filter(
    (child): child is Element => child.type === 'element' && child.properties.dataBlock === name,
  )
}

function partsOfSession(
  { children }: Element,
  renderNodes: (nodes: readonly ElementContent[]) => ReactNode,
): { readonly steps: readonly string[]; readonly notes: ReactNode } {
  const steps = children.flatMap((child) => (isList(child) ? child.children.filter(isItem) : []))
  return {
    steps: steps.map((step) => toString(step).trim()),
    notes: renderNodes(children.filter((child) => !isList(child))),
  }
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ol' || node.tagName === 'ul')
}

function isItem(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'li'
}

const LEVELS = [2, 3, 4, 5, 6] as const

export function ContentHeading({ node, children }: PartProps<'h2'>) {
  const { heading: Heading } = useSettings().components
  const level = LEVELS.find((candidate) => node?.tagName === `h${candidate}`) ?? 2
  return (
    <Heading level={level} id={textProperty(node, 'id')} text={node ? toString(node) : ''}>
      {children}
    </Heading>
  )
}

export function ContentLink({ node, ...props }: PartProps<'a'>) {
  const { link: Link } = useSettings().components
  const isFootnote =
    node?.properties.dataFootnoteRef !== undefined || node?.properties.dataFootnoteBackref !== undefined
  if (isFootnote) return <a {...props}>{props.children}</a>
  return <Link href={props.href ?? ''}>{props.children}</Link>
}

export function ContentPicture({ src, alt, title }: ComponentProps<'img'>) {
  const { components, images, sizes } = useSettings()
  const image = imageAttributes(images, typeof src === 'string' ? src : '', sizes)
  return <components.picture image={image} alt={alt ?? ''} title={title} />
}

export function ContentTable({ node, children }: PartProps<'table'>) {
  const { table: Table } = useSettings().components
  return <Table caption={textProperty(node, 'dataCaption')}>{children}</Table>
}
