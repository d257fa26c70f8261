<?php
// An empty line of text; a list box would not keep one address a line.
$meta['sites'] = ['', '_caution' => 'security'];
$meta['height'] = ['numeric', '_min' => 100, '_max' => 5000];
