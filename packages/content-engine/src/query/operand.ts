import type { ListTest, NullTest, Operator, PatternTest, RangeTest } from './operators.ts'

/** The column names of a row. */
export type FieldOf<Row> = keyof Row & string

type Comparable<Value> = Widened<Extract<Value, string | number | boolean>>
type Widened<Value> = Value extends string ? string : Value extends number ? number : Value

/** What follows an operator: nothing, a list, a pair, a pattern or a value of the field's type. */
export type Operand<Value, Test extends Operator> = Test extends NullTest
  ? []
  : Test extends ListTest
    ? [values: readonly Comparable<Value>[]]
    : Test extends RangeTest
      ? [bounds: readonly [Comparable<Value>, Comparable<Value>]]
      : Test extends PatternTest
        ? [pattern: string]
        : [value: Comparable<Value>]
