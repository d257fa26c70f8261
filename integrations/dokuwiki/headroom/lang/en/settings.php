<?php
$lang['sites'] = 'Addresses where Headroom stands, one a line, each ending in a slash. Frames are made from these alone; the first is the one that short forms mean.';
$lang['height'] = 'Height of a frame in pixels where a page gives none.';
