/** The script that an embed page starts with, where all others have `site.ts`. */
import { joinPageAround } from '../embed/page/script.ts';
import { begin } from './begin.ts';

begin();
joinPageAround();
