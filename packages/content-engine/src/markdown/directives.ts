import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { fieldProblemsOf } from '../documents/validate.ts'
import { blocks, propertiesOf, type Block } from './blocks.ts'
import { lineOf, type Directive, type Report, type TextRules } from './text-problems.ts'

export function transformDirectives(root: Root, report: Report, rules: TextRules): void {
  visit(root, ['containerDirective', 'leafDirective'], (node, _index, parent) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return
    const parentName = parent?.type === 'containerDirective' ? parent.name : undefined
    transform(node, parentName, report, rules)
  })
  numberTabs(root)
}

function transform(node: Directive, parentName: string | undefined, report: Report, rules: TextRules): void {
  const here = lineOf(node)
  const block = Object.hasOwn(blocks, node.name) ? blocks[node.name] : undefined
  if (!block)
    return report(here, `bloc inconnu « ${node.name} » (connus : ${Object.keys(blocks).join(', ')})`)
  const formProblem = problemOfForm(node, block, parentName)
  if (formProblem) return report(here, formProblem)
  const given = node.attributes ?? {}
  const attributes = block.attributes.safeParse(given)
  if (!attributes.success) {
    for (const { path, message } of fieldProblemsOf(attributes.error, given))
      report(here, `« ${node.name} », attribut ${path.join('.')}: ${message.replace(/^champ/, 'attribut')}`)
    return
  }
  const childProblem = block.problemOfChildren?.(node)
  if (childProblem) report(here, childProblem)
  else
    for (const { line, message } of block.problems?.(node, attributes.data, rules) ?? [])
      report(line, message)
  block.prepare?.(node)
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { dataBlock: node.name, ...propertiesOf(attributes.data) },
  }
}

function problemOfForm(node: Directive, block: Block, parentName: string | undefined): string | undefined {
  if (block.form === 'container' && node.type === 'leafDirective')
    return `« ${node.name} » s’ouvre avec « :::${node.name} » et se ferme avec « ::: »`
  if (block.form === 'leaf' && node.type === 'containerDirective')
    return `« ${node.name} » s’écrit sur une ligne : « ::${node.name}{…} »`
  return block.inside && block.inside !== parentName
    ? `« ${node.name} » se place dans « ${block.inside} », qui s’ouvre avec un deux-points de plus`
    : undefined
}

function numberTabs(root: Root): void {
  let count = 0
  visit(root, 'containerDirective', (node) => {
    if (node.name !== 'tabs' || !node.data) return
    count += 1
    node.data.hProperties = { ...node.data.hProperties, id: `onglets-${count}` }
  })
}
