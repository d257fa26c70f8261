/** The size tables of 2018. A new table is a file and a line here. */
import { a } from './a.ts';
import { b } from './b.ts';
import { d } from './d.ts';
import { ds } from './ds.ts';
import { dsv2 } from './dsv2.ts';
import { dsv3 } from './dsv3.ts';
import { dv2 } from './dv2.ts';
import { dv3 } from './dv3.ts';
import { esv3 } from './esv3.ts';
import { ev3 } from './ev3.ts';
import { f } from './f.ts';
import { fs } from './fs.ts';
import { fsv2 } from './fsv2.ts';
import { g } from './g.ts';
import { gs } from './gs.ts';
import { ls } from './ls.ts';
import { m } from './m.ts';

export const tablesOf2018 = {
  a,
  b,
  d,
  ds,
  dsv2,
  dsv3,
  dv2,
  dv3,
  esv3,
  ev3,
  f,
  fs,
  fsv2,
  g,
  gs,
  ls,
  m,
};
