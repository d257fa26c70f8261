/**
 * The answer of a calculator, as one JSON object on standard output:
 *
 *   npm run --silent answer -- cap-check 'vm=D8s_v5&target-iops=20000'
 *
 * Exit code 0 with an answer (also one without figures), 2 where an input has a problem.
 */
import { reportOf } from './report.ts';

const [id = '', query = ''] = process.argv.slice(2);
const report = reportOf(id, query);
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exitCode = Object.keys(report.problems).length > 0 ? 2 : 0;
