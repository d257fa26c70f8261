/**
 * The answer of a calculator, as one JSON object on standard output:
 *
 *   npm run --silent answer -- cap-check 'vm=D8s_v5&target-iops=20000'
 *   iostat -dxyt 1 60 | npm run --silent answer -- diagnose 'text=-&vm=D8s_v5&disks=data:P30x2:None'
 *
 * Exit code 0 with an answer (also one without figures), 2 where an input has a problem.
 */
import { readFileSync } from 'node:fs';
import { decode } from '../readers/decode.ts';
import { reportOf } from './report.ts';

/** A text of “-” is standard input, in any encoding that tools write. An empty one is a text that has nothing in it. */
const readStandardInput = () => decode(readFileSync(0)) || '\n';

const [id = '', query = ''] = process.argv.slice(2);
const report = reportOf(id, query, readStandardInput);
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exitCode = Object.keys(report.problems).length > 0 ? 2 : 0;
